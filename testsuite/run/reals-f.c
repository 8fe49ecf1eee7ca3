/* %f under every flag, width and precision.  */

#define CONV "f"
#include "real-matrix.h"
