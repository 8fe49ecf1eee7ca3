/* %o under every flag, width and precision.  */

#define CONV "o"
#include "integer-matrix.h"
