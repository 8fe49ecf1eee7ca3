/* %u under every flag, width and precision.  */

#define CONV "u"
#include "integer-matrix.h"
