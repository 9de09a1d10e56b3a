/*
 * Test support, loaded by LD_PRELOAD: records what a process writes below DISK_SHIM_FOLDER, and when it syncs, to the file
 * DISK_SHIM_LOG; fails every change of a file there from the DISK_SHIM_FAIL_AT-th on with DISK_SHIM_ERROR; shifts the
 * system clock by DISK_SHIM_CLOCK seconds.
 * A record: u32 kind, u32 length of path, u64 offset, u64 length of data; then path and data. Little endian.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 3, RENAME = 4, UNLINK = 5 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -2;
static long changes = 0;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_ours(const char *path) {
  const char *folder = getenv("DISK_SHIM_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0 && path[strlen(folder)] == '/';
}

/* The path of an open file below the folder, else NULL. */
static const char *path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
  if (length <= 0) return NULL;
  path[length] = 0;
  return is_ours(path) ? path : NULL;
}

static void put(const void *bytes, size_t length) {
  const char *at = bytes;
  while (length > 0) {
    long written = syscall(SYS_write, log_fd, at, length);
    if (written <= 0) abort();
    at += written;
    length -= written;
  }
}

static void record(uint32_t kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
  const char *file = getenv("DISK_SHIM_LOG");
  if (!file) return;
  pthread_mutex_lock(&lock);
  if (log_fd == -2) log_fd = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  uint32_t path_length = strlen(path);
  put(&kind, 4), put(&path_length, 4), put(&offset, 8), put(&length, 8), put(path, path_length);
  if (length > 0) put(data, length);
  pthread_mutex_unlock(&lock);
}

/* Counts a change of a file; true, with errno set, when the disk is to fail. */
static int fails(void) {
  const char *at = getenv("DISK_SHIM_FAIL_AT");
  if (!at) return 0;
  if (__sync_add_and_fetch(&changes, 1) < atol(at)) return 0;
  const char *error = getenv("DISK_SHIM_ERROR");
  errno = error && strcmp(error, "EIO") == 0 ? EIO : ENOSPC;
  return 1;
}

#define PWRITE(name, offset_type)                                                      \
  ssize_t name(int fd, const void *data, size_t length, offset_type offset) {          \
    char buffer[PATH_MAX];                                                             \
    const char *path = path_of(fd, buffer);                                            \
    if (path && fails()) return -1;                                                    \
    ssize_t written = REAL(name)(fd, data, length, offset);                            \
    if (path && written > 0) record(WRITE, path, offset, data, written);               \
    return written;                                                                    \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
  char buffer[PATH_MAX];
  const char *path = path_of(fd, buffer);
  if (path && fails()) return -1;
  ssize_t written = REAL(write)(fd, data, length);
  if (path && written > 0) record(WRITE, path, lseek(fd, 0, SEEK_CUR) - written, data, written);
  return written;
}

#define SYNC_CALL(name)                                        \
  int name(int fd) {                                           \
    char buffer[PATH_MAX];                                     \
    const char *path = path_of(fd, buffer);                    \
    if (path) record(SYNC, path, 0, NULL, 0);                  \
    return 0; /* a record is enough, and quicker */            \
  }
SYNC_CALL(fsync)
SYNC_CALL(fdatasync)

#define TRUNCATE_CALL(name, offset_type)                       \
  int name(int fd, offset_type length) {                       \
    char buffer[PATH_MAX];                                     \
    const char *path = path_of(fd, buffer);                    \
    if (path && fails()) return -1;                            \
    int result = REAL(name)(fd, length);                       \
    if (path && result == 0) record(TRUNCATE, path, length, NULL, 0); \
    return result;                                             \
  }
TRUNCATE_CALL(ftruncate, off_t)
TRUNCATE_CALL(ftruncate64, off64_t)

int rename(const char *from, const char *to) {
  if (is_ours(to) && fails()) return -1;
  int result = REAL(rename)(from, to);
  if (result == 0 && is_ours(to)) record(RENAME, from, 0, to, strlen(to));
  return result;
}

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  if (result == 0 && is_ours(path)) record(UNLINK, path, 0, NULL, 0);
  return result;
}

static long clock_shift(void) {
  const char *shift = getenv("DISK_SHIM_CLOCK");
  return shift ? atol(shift) : 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int result = REAL(gettimeofday)(now, zone);
  now->tv_sec += clock_shift();
  return result;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  long result = syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += clock_shift();
  return result;
}
