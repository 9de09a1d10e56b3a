import { apiErrorOf } from "../../api/api-error.ts";
import { session } from "../session/session-renewal.ts";

/**
 * Requests a path below /api/admin. On 401 it waits for a new login and then retries once, so callers need not handle it. Errors: ApiError,
 * or TypeError if no response arrived.
 */
export async function adminFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await session.retryAfterLogin(() =>
    fetch(`/api/admin/${path}`, { ...init, credentials: "include" }),
  );
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** Fetches the JSON at a path below /api/admin. Throws what `adminFetch` throws. */
export async function adminJson<Data>(path: string): Promise<Data> {
  return (await adminFetch(path, { headers: { accept: "application/json" } })).json() as Promise<Data>;
}

/** Sends a payload as JSON, or no body. Returns undefined for an empty response. Throws what `adminFetch` throws. */
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
