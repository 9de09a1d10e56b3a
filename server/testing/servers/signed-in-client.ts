import type { MadeUpDirectory } from "../directories/sample-directory.ts";

export const CREDENTIALS = { username: "ann", password: "correct horse" };
/** Hash of that password, with a low cost. */
const HASH = "$scrypt$ln=4,r=8,p=1$+6O0wtPL55O0Yz/5zGS5Hg$q2MJzmhM+TH23X1SBiUvONBzHW0m3+bEnrO8zpfdbbg";

/** `fetch` with the path of a made-up directory. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Creates the administrator of `CREDENTIALS` unless there is one. */
export function addAdministrator({ store }: Pick<MadeUpDirectory, "store">): Promise<boolean> {
  return store.accounts.addFirstAdministrator(CREDENTIALS.username, HASH, new Date());
}

/** Logs in with `CREDENTIALS`; the returned `fetch` sends the session cookie. `origin` is that of a site on HTTPS. */
export async function signedIn(
  directory: Pick<MadeUpDirectory, "store" | "url"> & { origin?: string | null },
): Promise<Ask> {
  await addAdministrator(directory);
  const response = await login(directory.url, CREDENTIALS, directory.origin ? { origin: directory.origin } : {});
  if (!response.ok) throw new Error(`login failed: ${await response.text()}`);
  const cookie = cookiesOf(response);
  return (path, init = {}) => fetch(directory.url + path, { ...init, headers: { ...init.headers, cookie } });
}

/** Logs in; the returned function sends JSON to /api/admin/ and reads the JSON response. */
export async function signedInSend(directory: Pick<MadeUpDirectory, "store" | "url">) {
  const ask = await signedIn(directory);
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await ask(`/api/admin/${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}
export type Send = Awaited<ReturnType<typeof signedInSend>>;

/** Sends POST /api/admin/login. */
export function login(
  url: string,
  body: unknown = CREDENTIALS,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Returns the Cookie header that a browser would send after this response. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
