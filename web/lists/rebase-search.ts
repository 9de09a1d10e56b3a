import { toggleInList } from "./list-filters.ts";

/** Applies the change from the `shown` query to `link` to the query that is `loading`. Restarts at page 1. */
export function rebaseSearch(link: URLSearchParams, shown: URLSearchParams, loading: URLSearchParams): URLSearchParams {
  const rebased = new URLSearchParams(loading);
  for (const name of new Set([...link.keys(), ...shown.keys()])) {
    const value = link.get(name) ?? "";
    const before = shown.get(name) ?? "";
    if (value === before) continue;
    const changed = name === "has" ? rebaseList(value, before, loading.get(name) ?? "") : value;
    if (changed === "") rebased.delete(name);
    else rebased.set(name, changed);
  }
  rebased.delete("page");
  return rebased;
}

/** Adds the values that the link adds, and removes those that it removes. */
function rebaseList(link: string, shown: string, loading: string): string {
  const [chosen = [], before = [], current = []] = [link, shown, loading].map((list) => list.split(","));
  return [...chosen, ...before]
    .filter((value) => chosen.includes(value) !== before.includes(value))
    .filter((value) => chosen.includes(value) !== current.includes(value))
    .reduce(toggleInList, loading);
}
