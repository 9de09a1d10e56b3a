interface KeyPress {
  key: string;
  altKey: boolean;
  /** While a character is being composed, keys belong to the composing. */
  isComposing: boolean;
}

interface SuggestionListState {
  isOpen: boolean;
  count: number;
  /** -1: none, what was typed counts. */
  active: number;
}

export type ListAction =
  | { kind: "open" | "close" | "choose" }
  /** The key does what it would without a list, which is closed. */
  | { kind: "leave" }
  | { kind: "move"; to: number };

/** What a key does to the list under a search box; undefined: nothing, the key is the box's own. */
export function listAction({ key, altKey, isComposing }: KeyPress, list: SuggestionListState): ListAction | undefined {
  if (isComposing) return undefined;
  if (!list.isOpen) return key === "ArrowDown" || (key === "ArrowUp" && !altKey) ? { kind: "open" } : undefined;
  const { active, count } = list;
  switch (key) {
    case "ArrowDown":
      return { kind: "move", to: active + 1 < count ? active + 1 : -1 };
    case "ArrowUp":
      return altKey ? { kind: "close" } : { kind: "move", to: active < 0 ? count - 1 : active - 1 };
    case "Home":
      return active < 0 ? undefined : { kind: "move", to: 0 };
    case "End":
      return active < 0 ? undefined : { kind: "move", to: count - 1 };
    case "Enter":
      return { kind: active < 0 ? "leave" : "choose" };
    case "Escape":
      return { kind: "close" };
    case "Tab":
      return { kind: "leave" };
    default:
      return undefined;
  }
}
