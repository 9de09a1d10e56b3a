/** What `link` changes of the `shown` query, applied to the query that is `loading`. Starts at page 1 again. */
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
