/* %d under every flag, width and precision.  */

#define CONV "d"
#include "integer-matrix.h"
