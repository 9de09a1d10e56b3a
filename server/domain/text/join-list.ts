/** Examples: `one`, `two and three`, `one, two and three`. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Examples: `one or two`, `one, two or three`. */
export function orList(items: readonly string[]): string {
  return [items.slice(0, -1).join(", "), items.at(-1) ?? ""].filter((part) => part !== "").join(" or ");
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Capitalises the first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
