import type { Problem } from "#contract/problem";

/** An answer that was not successful. `message` is `{status}: {body text, or the status text}`; `detail` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  /** Which parameters or fields were wrong, and why. */
  readonly errors: NonNullable<Problem["errors"]>;

  constructor(status: number, message: string, detail: string, errors: ApiError["errors"] = []) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.name = "ApiError";
  }
}

/** Reads the body of an unsuccessful answer to its end. Never throws. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const text = body === "" ? response.statusText : body;
  const { detail = text, errors } = problemOf(body);
  return new ApiError(response.status, `${response.status}: ${text}`, detail, errors);
}

function problemOf(body: string): Partial<Problem> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>;
  } catch {
    return {};
  }
}

/** What went wrong as an HTTP status, whoever answered: the browser's fetch or, by code, the server in process. */
export function statusOfError(error: unknown): number {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (typeof status === "number") return status;
  if (code === "not-found") return 404;
  if (code === "gone") return 410;
  if (code === "invalid") return 400;
  return 500;
}
