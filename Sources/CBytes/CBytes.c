#include "CBytes.h"
