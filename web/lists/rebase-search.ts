import { toggleInList } from "./list-filters.ts";

/** Applies the change from the `shownParams` query to `link` to the query that is `loading`. Restarts at page 1. */
export function rebaseSearch(
  link: URLSearchParams,
  shownParams: URLSearchParams,
  loading: URLSearchParams,
): URLSearchParams {
  const result = new URLSearchParams(loading);
  for (const name of new Set([...link.keys(), ...shownParams.keys()])) {
    const value = link.get(name) ?? "";
    const shownValue = shownParams.get(name) ?? "";
    if (value === shownValue) continue;
    const changedValue = name === "has" ? rebaseList(value, shownValue, loading.get(name) ?? "") : value;
    if (changedValue === "") result.delete(name);
    else result.set(name, changedValue);
  }
  result.delete("page");
  return result;
}

/** Adds the values that the link adds, and removes those that it removes. */
function rebaseList(link: string, shown: string, loading: string): string {
  const [chosen = [], before = [], current = []] = [link, shown, loading].map((list) => list.split(","));
  return [...chosen, ...before]
    .filter((value) => chosen.includes(value) !== before.includes(value))
    .filter((value) => chosen.includes(value) !== current.includes(value))
    .reduce(toggleInList, loading);
}
