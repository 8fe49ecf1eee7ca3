/* %G under every flag, width and precision.  */

#define CONV "G"
#include "real-matrix.h"
