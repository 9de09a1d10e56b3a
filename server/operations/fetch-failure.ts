/** Aborts after these milliseconds, or with the other signal. */
export function timeoutSignal(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
}

/** Maps the code of a failed connection to its meaning. `host` has the port, if the address names one. */
const REASONS: Readonly<Record<string, (host: string, hostname: string) => string>> = {
  ENOTFOUND: (_host, hostname) => `the host ${hostname} was not found`,
  EAI_AGAIN: (_host, hostname) => `the host ${hostname} could not be looked up: is there a connection to the internet?`,
  ECONNREFUSED: (host) => `${host} refused the connection`,
  ECONNRESET: (host) => `${host} closed the connection`,
  UND_ERR_SOCKET: (host) => `${host} closed the connection`,
  ETIMEDOUT: (host) => `${host} did not answer`,
  UND_ERR_CONNECT_TIMEOUT: (host) => `${host} did not answer`,
  EHOSTUNREACH: (host) => `there is no way to ${host} from this machine`,
  ENETUNREACH: (host) => `there is no way to ${host} from this machine`,
};

/** Returns the reason why `fetch` rejected, as a clause. The message of the error is generic; its cause has the reason. */
export function fetchFailure(error: unknown, url: string): string {
  const { cause, message } = error as Error;
  if (!(cause instanceof Error)) return message;
  const { code = "" } = cause as NodeJS.ErrnoException;
  const { host, hostname } = new URL(url);
  return REASONS[code]?.(host, hostname) ?? (cause.message || code);
}
