interface KeyPress {
  key: string;
  altKey: boolean;
  /** During IME composition, keys belong to the input method. */
  isComposing: boolean;
}

interface SuggestionListState {
  isOpen: boolean;
  count: number;
  /** Index of the active suggestion; -1 if none is active. */
  active: number;
}

export type ListAction =
  | { kind: "open" | "close" | "choose" }
  /** Closes the list and leaves the key to the field. */
  | { kind: "leave" }
  | { kind: "move"; to: number };

/** Returns the action of a key in a combobox; undefined leaves the key to the field. */
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
