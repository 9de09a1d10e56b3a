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
 * The one kind of error that is meant for people: `message` is a whole sentence that says what to do. Each door
 * translates the code once (an HTTP status, an exit code); anything else that is thrown is a bug.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Which parameters or fields were wrong, and why. */
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
