import { resolve } from "node:path";

export type AppErrorCode =
  | "invalid"
  | "usage"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "gone"
  | "conflict"
  | "unreadable"
  | "too-large"
  | "storage"
  | "too-many"
  | "busy"
  | "cancelled";

/**
 * The one kind of error that is meant for people: `message` is a whole sentence that says what to do. HTTP and the command line each
 * translate the code once (status, exit code); any other thrown error is a bug.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Wrong parameters or fields. */
  readonly fields: { field: string; message: string }[];

  constructor(
    code: AppErrorCode,
    message: string,
    fields: { field: string; message: string }[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
  }
}

const DISK_REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "this user may not write files of that size",
  EROFS: "its disk is mounted read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOENT: "the folder does not exist",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  EEXIST: "it is a file, not a folder",
  EIO: "the disk failed",
  ESTALE: "its network disk is gone",
  EBUSY: "another program uses it",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
};
const READ_REASONS: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
};

/** Matches a path within a phrase, such as "The data folder /srv/data". */
const LABELLED = /^(The |[A-Z_]+: )/;

/**
 * Converts an error of the file system to AppError `storage` with the message "{file} cannot be {verb}: {reason}.{remedy}". Other errors
 * are returned unchanged.
 */
export function diskError(
  file: string,
  verb: "written" | "used" | "read" | "deleted",
  error: unknown,
  remedy = "",
): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  // A path alone may be relative, as the user typed it.
  const absolutePath = LABELLED.test(file) ? file : resolve(file);
  const reason = (verb === "read" && READ_REASONS[code]) || (DISK_REASONS[code] ?? code);
  return new AppError("storage", `${absolutePath} cannot be ${verb}: ${reason}.${remedy}`, [], { cause: error });
}
