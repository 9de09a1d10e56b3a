import { useQueryClient } from "@tanstack/react-query";
import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from "react";
import { useApp } from "../app-context.ts";
import { pageOfLink } from "./page-of-link.ts";

/** In milliseconds: a pointer that only passes over a link, or a focus that moves on, fetches nothing. */
const PAUSE = 60;

type LinkEvent = PointerEvent<HTMLElement> | FocusEvent<HTMLElement> | TouchEvent<HTMLElement>;

/**
 * Handlers for the element that all links are in: what a link's page needs, its data and its code, is fetched when the
 * link is about to be followed. Not for visitors who ask to save data.
 */
export function usePrefetch() {
  const { queries } = useApp();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prefetch = async (link: HTMLAnchorElement) => {
    const found = pageOfLink(link);
    const page = await found?.route.load().catch(() => undefined);
    if (!found || !page) return;
    for (const query of Object.values(page.load(queries, found.location))) {
      // what fails is forgotten, so that following the link asks again; what is there or on its way is not asked for
      client.fetchQuery(query).catch(() => {
        const failed = client.getQueryCache().find({ queryKey: query.queryKey });
        if (failed?.getObserversCount() === 0) client.removeQueries({ queryKey: query.queryKey, exact: true });
      });
    }
  };
  const begin = (event: LinkEvent, pause: number) => {
    clearTimeout(timer.current);
    const link = (event.target as Element).closest("a");
    if (link && !savesData()) timer.current = setTimeout(() => void prefetch(link), pause);
  };
  return {
    onPointerOver: (event: PointerEvent<HTMLElement>) => begin(event, PAUSE),
    onFocus: (event: FocusEvent<HTMLElement>) => begin(event, PAUSE),
    onTouchStart: (event: TouchEvent<HTMLElement>) => begin(event, 0),
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
