import { AppError } from "./errors.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "this user may not write files of that size",
  EROFS: "it lies on a read-only disk",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOENT: "the folder does not exist",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  EEXIST: "it is a file, not a folder",
};
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
};

/**
 * What the file system refused, as AppError `storage`: "{file} cannot be {what}: {reason}.{remedy}" Any other error comes
 * back as it is.
 */
export function diskError(file: string, what: "written" | "used" | "read", error: unknown, remedy = ""): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  const reason = (what === "read" && UNREADABLE[code]) || (REASONS[code] ?? code);
  return new AppError("storage", `${file} cannot be ${what}: ${reason}.${remedy}`, [], { cause: error });
}
