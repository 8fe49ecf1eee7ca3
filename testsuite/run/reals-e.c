/* %e under every flag, width and precision.  */

#define CONV "e"
#include "real-matrix.h"
