import type { Problem } from "#contract/problem";

/** An answer that was not successful. `message` is `{status}: {body text, or the status text}`; `detail` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;

  constructor(status: number, message: string, detail: string) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.name = "ApiError";
  }
}

/** Reads the body of an unsuccessful answer to its end. Never throws. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const text = body === "" ? response.statusText : body;
  return new ApiError(response.status, `${response.status}: ${text}`, detailOf(body) ?? text);
}

function detailOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as Partial<Problem>).detail;
  } catch {
    return undefined;
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
