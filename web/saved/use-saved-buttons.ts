import { useSyncExternalStore } from "react";
import type { SavedButtons } from "./saved-buttons.tsx";

/** Hydration and the frame of the page come first. */
const DELAY_MS = 100;

let buttons: SavedButtons | undefined;

/** Loads the code of the buttons that save places, and their styles. */
export async function loadSavedButtons(): Promise<SavedButtons> {
  buttons = await (await import("./saved-buttons.tsx")).styledButtons;
  return buttons;
}

function subscribe(onLoad: () => void) {
  // A page is complete without the buttons, so nothing is shown if their code does not load.
  const timer = setTimeout(() => void loadSavedButtons().then(onLoad, () => {}), DELAY_MS);
  return () => clearTimeout(timer);
}

/** Returns the buttons that save places, once their code is there; undefined on the server. */
export function useSavedButtons(): SavedButtons | undefined {
  return useSyncExternalStore(
    subscribe,
    () => buttons,
    () => undefined,
  );
}
