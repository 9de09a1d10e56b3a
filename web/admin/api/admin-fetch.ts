import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { endedSession } from "../session/ended-session.ts";

/**
 * Asks at a path below /api/admin. Where the session has ended meanwhile, it waits until somebody has signed in again and
 * then asks once more, so that whoever called goes on where they were. Errors: ApiError, or TypeError without an answer.
 */
export async function adminFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(`/api/admin/${path}`, { ...init, credentials: "include" });
  let response = await ask();
  if (response.status === 401 && (await endedSession.signedInAgain())) response = await ask();
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** The JSON at a path below /api/admin. Errors: as `adminFetch`. */
export async function adminJson<Data>(path: string): Promise<Data> {
  return (await adminFetch(path, { headers: { accept: "application/json" } })).json() as Promise<Data>;
}

/** Sends a payload as JSON; without one there is no body. Answers undefined where the answer is empty. */
export async function adminSend<Data>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Data> {
  const json = payload === undefined ? {} : { body: JSON.stringify(payload) };
  const type: Record<string, string> = payload === undefined ? {} : { "content-type": "application/json" };
  const response = await adminFetch(path, { method, ...json, headers: { ...type, ...headers } });
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Data;
}

/** What a toast says of a failure: the answer's own sentence, or why there is none. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof TypeError) return "The server could not be reached. Check your connection and try again.";
  return (error as ApiError).detail || fallback;
}
