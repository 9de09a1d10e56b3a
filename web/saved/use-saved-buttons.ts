import { useSyncExternalStore } from "react";
import type { SavedButtons } from "./saved-buttons.tsx";

/** Hydration and the frame of the page come first. */
const DELAY_MS = 100;

let buttons: SavedButtons | undefined;

function subscribe(onLoad: () => void) {
  const load = async () => {
    buttons = await (await import("./saved-buttons.tsx")).styledButtons;
    onLoad();
  };
  // A page is complete without the buttons, so nothing is shown if their code does not load.
  if (!buttons) setTimeout(() => void load().catch(() => {}), DELAY_MS);
  return () => {};
}

/** Returns the buttons that save places, once their code is there; undefined on the server. */
export function useSavedButtons(): SavedButtons | undefined {
  return useSyncExternalStore(
    subscribe,
    () => buttons,
    () => undefined,
  );
}
