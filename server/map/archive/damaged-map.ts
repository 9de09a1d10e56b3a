import { AppError } from "../../errors.ts";

/** Creates the error of an archive that cannot be read; `message` is a whole sentence. */
export function damagedMap(message: string, cause?: unknown): AppError {
  return new AppError("unreadable", message, [], { cause });
}

/** Tells whether an error means that an archive, or a tile of it, cannot be read: pages are then drawn without it. */
export function isDamagedMap(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === "unreadable" || error.code === "storage");
}
