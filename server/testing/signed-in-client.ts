import type { MadeUpDirectory } from "./sample-directory.ts";

export const CREDENTIALS = { username: "ann", password: "correct horse" };
/** Of that password, made cheaply. */
const HASH = "$scrypt$ln=4,r=8,p=1$+6O0wtPL55O0Yz/5zGS5Hg$q2MJzmhM+TH23X1SBiUvONBzHW0m3+bEnrO8zpfdbbg";

/** For tests: `fetch` below the directory's address. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** For tests: makes the administrator of `CREDENTIALS` where there is none. */
export function addAdministrator({ store }: Pick<MadeUpDirectory, "store">): Promise<boolean> {
  return store.accounts.addFirstAdministrator(CREDENTIALS.username, HASH, new Date());
}

/** For tests: signs in the administrator of `CREDENTIALS`; what is asked then carries the session. */
export async function signedIn(directory: Pick<MadeUpDirectory, "store" | "url">): Promise<Ask> {
  await addAdministrator(directory);
  const answer = await login(directory.url);
  if (!answer.ok) throw new Error(`signing in failed: ${await answer.text()}`);
  const cookie = cookiesOf(answer);
  return (path, init = {}) => fetch(directory.url + path, { ...init, headers: { ...init.headers, cookie } });
}

/** For tests: asks what is below /api/admin/ with JSON, as the administrator of `CREDENTIALS`, and reads the answer. */
export async function signedInSend(directory: Pick<MadeUpDirectory, "store" | "url">) {
  const ask = await signedIn(directory);
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await ask(`/api/admin/${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
}
export type Send = Awaited<ReturnType<typeof signedInSend>>;

/** For tests: POST /api/admin/login. */
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

/** For tests: the header Cookie that a browser would send after this answer. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
