// Makes one system call of a program fail, as disks, kernels and other programs make them fail. Preloaded by the tests:
//
//   FAULT_CALL   which call: open, read, write, sync, close, rename, unlink, stat, seek, truncate
//   FAULT_PATH   a part of the path that the call is about, where it is not relative; other files are left alone
//   FAULT_NTH    which of those calls, from 1 on
//   FAULT_EVERY  set if those after it fail, too
//   FAULT_KIND   the number of an error; "short" for one byte at a time; "end" for a file that ends here;
//                "signal 15" for a signal right before the call
//   FAULT_MET    a file that is made when the call was met
//
// What the C library calls within itself does not come by here; streams are therefore opened on calls of our own.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

enum kind { NONE, FAIL, SHORT, END };

static atomic_int met;

static void tell(void) {
  const char *path = getenv("FAULT_MET");
  if (!path) return;
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0) syscall(SYS_close, file);
}

// Who starts the program from a thread that takes no signals, or in the background, hands that down.
__attribute__((constructor)) static void take_signals(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  signal(SIGQUIT, SIG_DFL);
  // Signals that would leave an image of the memory leave none.
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
}

// Whether this call is the one; its error is in errno then.
static enum kind fault(const char *call, const char *path) {
  const char *wanted = getenv("FAULT_CALL"), *part = getenv("FAULT_PATH"), *kind = getenv("FAULT_KIND");
  const char *nth = getenv("FAULT_NTH");
  if (!wanted || !part || !kind || !path || strcmp(wanted, call)) return NONE;
  if (path[0] == '/' && !strstr(path, part)) return NONE;
  int count = atomic_fetch_add(&met, 1) + 1, first = nth ? atoi(nth) : 1;
  if (count < first || (count > first && !getenv("FAULT_EVERY"))) return NONE;
  tell();
  if (!strncmp(kind, "signal ", 7)) {
    raise(atoi(kind + 7));
    return NONE;
  }
  if (!strcmp(kind, "short")) return SHORT;
  if (!strcmp(kind, "end")) return END;
  errno = atoi(kind);
  return FAIL;
}

static enum kind fault_at(const char *call, int file) {
  char link[64], path[4096];
  int number = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long count = syscall(SYS_readlink, link, path, sizeof path - 1);
  errno = number;
  if (count <= 0) return NONE;
  path[count] = 0;
  return fault(call, path);
}

// The bytes that a call may move; -1 where it fails.
static ssize_t allowed(const char *call, int file, size_t count) {
  switch (fault_at(call, file)) {
    case NONE: return (ssize_t)count;
    case SHORT: return count > 1 ? 1 : (ssize_t)count;
    case END: return 0;
    case FAIL: return -1;
  }
  return (ssize_t)count;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  return fault("open", path) == FAIL ? -1 : REAL(open)(path, flags, mode);
}
int open64(const char *, int, ...) __attribute__((alias("open")));

int mkstemp(char *pattern) { return fault("open", pattern) == FAIL ? -1 : REAL(mkstemp)(pattern); }

ssize_t read(int file, void *bytes, size_t count) {
  ssize_t part = allowed("read", file, count);
  return part < 0 ? -1 : REAL(read)(file, bytes, (size_t)part);
}

ssize_t pread(int file, void *bytes, size_t count, off_t place) {
  ssize_t part = allowed("read", file, count);
  return part < 0 ? -1 : REAL(pread)(file, bytes, (size_t)part, place);
}
ssize_t pread64(int, void *, size_t, off_t) __attribute__((alias("pread")));

ssize_t write(int file, const void *bytes, size_t count) {
  ssize_t part = allowed("write", file, count);
  return part < 0 ? -1 : REAL(write)(file, bytes, (size_t)part);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  ssize_t part = allowed("write", file, count);
  return part < 0 ? -1 : REAL(pwrite)(file, bytes, (size_t)part, place);
}
ssize_t pwrite64(int, const void *, size_t, off_t) __attribute__((alias("pwrite")));

int fsync(int file) { return fault_at("sync", file) == FAIL ? -1 : REAL(fsync)(file); }

// As Linux does it, the descriptor is gone even where closing fails.
int close(int file) {
  enum kind kind = fault_at("close", file);
  int number = errno, result = REAL(close)(file);
  if (kind != FAIL) return result;
  errno = number;
  return -1;
}

int rename(const char *from, const char *to) {
  return fault("rename", to) == FAIL ? -1 : REAL(rename)(from, to);
}

int unlink(const char *path) { return fault("unlink", path) == FAIL ? -1 : REAL(unlink)(path); }

int stat(const char *path, struct stat *facts) {
  return fault("stat", path) == FAIL ? -1 : REAL(stat)(path, facts);
}

int fstat(int file, struct stat *facts) {
  return fault_at("stat", file) == FAIL ? -1 : REAL(fstat)(file, facts);
}

off_t lseek(int file, off_t place, int from) {
  return fault_at("seek", file) == FAIL ? -1 : REAL(lseek)(file, place, from);
}
off_t lseek64(int, off_t, int) __attribute__((alias("lseek")));

int ftruncate(int file, off_t size) {
  return fault_at("truncate", file) == FAIL ? -1 : REAL(ftruncate)(file, size);
}

static ssize_t stream_read(void *file, char *bytes, size_t count) { return read((int)(long)file, bytes, count); }
static int stream_close(void *file) { return close((int)(long)file); }

FILE *fopen(const char *path, const char *mode) {
  if (strcmp(mode, "rb")) return REAL(fopen)(path, mode);
  int file = open(path, O_RDONLY);
  if (file < 0) return NULL;
  cookie_io_functions_t calls = {.read = stream_read, .close = stream_close};
  return fopencookie((void *)(long)file, mode, calls);
}
