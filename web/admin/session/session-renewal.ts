/** `renewing`: the login dialog is open. `ended`: the user closed it without a login. */
type SessionState = "active" | "renewing" | "ended";

let state: SessionState = "active";
/** How often the login was put off. */
let refusals = 0;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function until(matches: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const check = () => {
      if (!matches(state)) return;
      listeners.delete(check);
      resolve(state);
    };
    listeners.add(check);
    check();
  });
}

/** Renews an expired session in place: requests that got a 401 wait here while the login dialog is open. */
export const session = {
  state: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Opens the login dialog. Resolves to whether somebody logged in. */
  async renew(): Promise<boolean> {
    if (state !== "renewing") setState("renewing");
    return (await until((state) => state !== "renewing")) === "active";
  },
  /** Closes the login dialog. */
  finishRenewal(isLoggedIn: boolean): void {
    if (!isLoggedIn) refusals++;
    setState(isLoggedIn ? "active" : "ended");
  },
  /** Resolves at the next login, at once if there is a session. */
  async whenActive(): Promise<void> {
    await until((state) => state === "active");
  },
  /** Sends a request; on 401 once more after a login, if there is one. A login that was put off meanwhile does not open again. */
  async retryAfterLogin(request: () => Promise<Response>): Promise<Response> {
    const refusalsBefore = refusals;
    let response = await request();
    const isAllowed = refusals === refusalsBefore;
    if (response.status === 401 && isAllowed && (await session.renew())) response = await request();
    // Somebody logged in elsewhere in this browser.
    if (response.status !== 401 && state === "ended") setState("active");
    return response;
  },
};
