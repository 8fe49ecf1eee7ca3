/* %E under every flag, width and precision.  */

#define CONV "E"
#include "real-matrix.h"
