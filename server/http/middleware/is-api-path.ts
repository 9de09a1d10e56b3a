/** Tells whether a path belongs to the API, whose responses are JSON whatever the client accepts, also for 404. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}
