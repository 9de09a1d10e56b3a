/** Whether a path belongs to the API, whose responses are JSON whatever the client accepts, the 404 too. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}
