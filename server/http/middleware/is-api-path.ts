/** Does a path belong to the API, whose answers, also that there is none, are JSON for whoever asks? */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}
