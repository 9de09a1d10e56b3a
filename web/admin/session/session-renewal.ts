/** While `renewing`, the login dialog is open. `ended` means that the user closed it without a login. */
type SessionState = "active" | "renewing" | "ended";

let state: SessionState = "active";
/** Counts how often the user put off the login. */
let refusals = 0;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function waitUntil(matches: (state: SessionState) => boolean): Promise<SessionState> {
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
    return (await waitUntil((state) => state !== "renewing")) === "active";
  },
  /** Closes the login dialog. */
  finishRenewal(isLoggedIn: boolean): void {
    if (!isLoggedIn) refusals++;
    setState(isLoggedIn ? "active" : "ended");
  },
  /** Resolves at the next login, or at once with a session. */
  async whenActive(): Promise<void> {
    await waitUntil((state) => state === "active");
  },
  /** Sends a request, and retries once on 401 after a login. The dialog does not reopen for a login that was put off meanwhile. */
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
