/** State of a history entry that opens something on the page that is there: scroll position and focus stay. */
export const KEEPS_VIEW = { keepsView: true } as const;

/** Tells whether the state of a history entry has `KEEPS_VIEW`. */
export const keepsView = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepsView" in state;
