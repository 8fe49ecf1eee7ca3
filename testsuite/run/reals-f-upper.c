/* %F under every flag, width and precision.  */

#define CONV "F"
#include "real-matrix.h"
