/** Tells whether a request of this method changes nothing. */
export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
