import { useState } from "react";
import type { Coordinates } from "#domain/geography/distance";
import { askPosition } from "../../components/ask-position.ts";
import { notify } from "../../components/notifications/notify.ts";

/** Returns the position of the visitor once it was requested and is available. */
export function useVisitorPosition(): { position: Coordinates | undefined; ask: () => void } {
  const [position, setPosition] = useState<Coordinates>();
  const fail = (description: string) => notify({ title: "No distances", description, variant: "destructive" });
  return { position, ask: () => askPosition(setPosition, fail) };
}
