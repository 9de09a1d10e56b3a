/** Applies the change from the `shown` query to `link` to the query that is `loading`. Restarts at page 1. */
export function rebaseSearch(link: URLSearchParams, shown: URLSearchParams, loading: URLSearchParams): URLSearchParams {
  const rebased = new URLSearchParams(loading);
  for (const name of new Set([...link.keys(), ...shown.keys()])) {
    const value = link.get(name);
    if (value === shown.get(name)) continue;
    if (value === null) rebased.delete(name);
    else rebased.set(name, value);
  }
  rebased.delete("page");
  return rebased;
}
