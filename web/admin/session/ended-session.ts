type Listener = () => void;

let waiting: { promise: Promise<boolean>; settle: (isSignedIn: boolean) => void } | undefined;
const listeners = new Set<Listener>();

/** Requests that met an ended session wait for somebody to sign in again. The dialog that asks for it is shown meanwhile. */
export const endedSession = {
  /** Answers whether somebody signed in again. */
  signedInAgain(): Promise<boolean> {
    if (waiting === undefined) {
      const settles: ((isSignedIn: boolean) => void)[] = [];
      const promise = new Promise<boolean>((resolve) => settles.push(resolve));
      waiting = { promise, settle: (isSignedIn) => settles.forEach((settle) => settle(isSignedIn)) };
      for (const listener of listeners) listener();
    }
    return waiting.promise;
  },
  settle(isSignedIn: boolean): void {
    const settled = waiting;
    waiting = undefined;
    settled?.settle(isSignedIn);
    for (const listener of listeners) listener();
  },
  isWaitedFor: (): boolean => waiting !== undefined,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
