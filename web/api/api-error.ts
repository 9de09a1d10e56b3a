import type { Problem } from "#contract/problems/problem";

/** An unsuccessful response. `message` is `{status}: {body or status text}`; `detail` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  /** Invalid parameters or fields, with reasons. */
  readonly errors: NonNullable<Problem["errors"]>;

  constructor(status: number, message: string, detail: string, errors: ApiError["errors"] = []) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.name = "ApiError";
  }
}

/** Reads the whole body. Never rejects. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const text = body === "" ? response.statusText : body;
  const { detail = textDetail(response.status, text), errors } = problemOf(body);
  return new ApiError(response.status, `${response.status}: ${text}`, detail, errors);
}

/** Returns the body as text for people. A proxy's HTML page in place of the server's response is not that. */
function textDetail(status: number, text: string): string {
  return /^\s*</.test(text) ? `A proxy in front of the server answered with error ${status}.` : text;
}

/** Tells whether the same request may succeed later: the server or a proxy is busy, restarts or limits requests. */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

function problemOf(body: string): Partial<Problem> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Problem>;
  } catch {
    return {};
  }
}

/** Returns the HTTP status of an error: an ApiError of the browser or an AppError of the server in process. */
export function statusOfError(error: unknown): number {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (typeof status === "number") return status;
  if (code === "not-found") return 404;
  if (code === "gone") return 410;
  if (code === "invalid") return 400;
  if (code === "storage") return 503;
  return 500;
}
