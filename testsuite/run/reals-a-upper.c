/* %A under every flag, width and precision.  */

#define CONV "A"
#include "real-matrix.h"
