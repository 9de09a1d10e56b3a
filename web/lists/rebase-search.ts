/** Applies the change from the `shownParams` query to `link` to the query that is `loading`. Restarts at page 1. */
export function rebaseSearch(
  link: URLSearchParams,
  shownParams: URLSearchParams,
  loading: URLSearchParams,
): URLSearchParams {
  const result = new URLSearchParams(loading);
  for (const name of new Set([...link.keys(), ...shownParams.keys()])) {
    const value = link.get(name);
    if (value === shownParams.get(name)) continue;
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  result.delete("page");
  return result;
}
