/** Does a request of this method only ask for something? */
export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
