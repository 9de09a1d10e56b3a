import { AppError } from "../../errors.ts";

/** Creates the error of an archive that cannot be read; `message` is a whole sentence. */
export function damagedMap(message: string, cause?: unknown): AppError {
  return new AppError("unreadable", message, [], { cause });
}

/** Tells whether the content of an archive is at fault, not the disk: reading it again cannot help. */
export function isUnreadableMap(error: unknown): error is AppError {
  return error instanceof AppError && error.code === "unreadable";
}

/** Tells whether an error means a damaged archive or tile; pages are then rendered without it. */
export function isDamagedMap(error: unknown): error is AppError {
  return isUnreadableMap(error) || (error instanceof AppError && error.code === "storage");
}
