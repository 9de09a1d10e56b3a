import { useState } from "react";
import type { Coordinates } from "#domain/geography/distance";
import { askPosition } from "../../ask-position.ts";

/** Asks for the visitor's position on demand. */
export function useMyPosition(show: (position: Coordinates) => void): { locate: () => void; trouble: string } {
  const [trouble, setTrouble] = useState("");
  const locate = () => {
    setTrouble("");
    askPosition(show, setTrouble);
  };
  return { locate, trouble };
}
