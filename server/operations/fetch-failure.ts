/** Aborts after so many milliseconds, or with the other signal. */
export function timeoutSignal(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
}

/** Why `fetch` rejected. Its error says only that it failed; the reason is in the cause, or in the code of the cause. */
export function fetchFailure(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}
