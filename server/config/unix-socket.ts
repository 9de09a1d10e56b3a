/** End of a sentence that refuses to listen on a Unix socket. */
export const NO_UNIX_SOCKET =
  "must be of TCP: Mainstreet does not listen on Unix sockets. Keep 127.0.0.1 and a port, and let the web server connect to those.";

/** Tells whether a text that should be a host or a port is the address of a Unix socket: `/run/x.sock`, `unix:/run/x`, `@abstract`. */
export function isUnixSocket(text: unknown): boolean {
  return typeof text === "string" && /^\s*(unix:|@|\.{0,2}\/)|\.sock(et)?\s*$/i.test(text);
}
