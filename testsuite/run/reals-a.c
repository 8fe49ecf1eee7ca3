/* %a under every flag, width and precision.  */

#define CONV "a"
#include "real-matrix.h"
