/* %g under every flag, width and precision.  */

#define CONV "g"
#include "real-matrix.h"
