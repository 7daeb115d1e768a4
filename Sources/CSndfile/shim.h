#ifndef CHARTVOICE_CSNDFILE_SHIM_H
#define CHARTVOICE_CSNDFILE_SHIM_H

#include <sndfile.h>

#endif
