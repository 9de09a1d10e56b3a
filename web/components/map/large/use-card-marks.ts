import { useEffect } from "react";
import { cardId } from "../../card/business-card.tsx";
import type { MapView } from "./map-view.ts";

const PREFIX = "business-";
const CARD = `article[id^=${PREFIX}]`;

/** Marks the pin of the card under the pointer or with the focus, and the card of the pin. */
export function useCardMarks(view: MapView | undefined, pointedId: number | undefined): void {
  useEffect(() => {
    if (!view) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const mark = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(CARD) : null;
      view.mark(card === null ? undefined : Number(card.id.slice(PREFIX.length)));
    };
    for (const name of ["mouseover", "focusin"]) document.addEventListener(name, mark, { passive: true, signal });
    return () => listening.abort();
  }, [view]);

  useEffect(() => {
    const card = pointedId === undefined ? null : document.getElementById(cardId(pointedId));
    card?.setAttribute("data-on-map", "");
    return () => card?.removeAttribute("data-on-map");
  }, [pointedId]);
}
