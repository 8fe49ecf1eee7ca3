/* %X under every flag, width and precision.  */

#define CONV "X"
#include "integer-matrix.h"
