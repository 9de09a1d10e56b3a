import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in what the server renders and while the browser takes that over, then true: scripts run here. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
