/* %x under every flag, width and precision.  */

#define CONV "x"
#include "integer-matrix.h"
