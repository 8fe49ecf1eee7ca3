/* %i under every flag, width and precision.  */

#define CONV "i"
#include "integer-matrix.h"
