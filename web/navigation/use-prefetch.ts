import { useQueryClient } from "@tanstack/react-query";
import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { useApp } from "../app-context.ts";
import { linkedPage } from "./linked-page.ts";

/** Time before a prefetch, so that a pointer that passes over a link, or a finger that starts to scroll, does not prefetch. */
const INTENT_DELAY_MS = 60;

/**
 * Returns handlers for the element around all links, which prefetch the data and the code of a link's page on hover, focus or press. They
 * do nothing for visitors who ask to save data.
 */
export function usePrefetch() {
  const { queries } = useApp();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prefetch = async (link: Element) => {
    const target = linkedPage(link);
    const page = await target?.route.load().catch(() => undefined);
    if (!target || !page) return;
    for (const query of Object.values(page.load(queries, target.location))) {
      // A failed prefetch is removed, so that following the link requests again.
      client.fetchQuery(query).catch(() => {
        const failedQuery = client.getQueryCache().find({ queryKey: query.queryKey });
        if (failedQuery?.getObserversCount() === 0) client.removeQueries({ queryKey: query.queryKey, exact: true });
      });
    }
  };
  const cancel = () => clearTimeout(timer.current);
  const schedule = ({ target }: PointerEvent | FocusEvent) => {
    cancel();
    const link = (target as Element).closest("a");
    if (link && !savesData()) timer.current = setTimeout(() => void prefetch(link), INTENT_DELAY_MS);
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== "touch") schedule(event);
    },
    onPointerDown: schedule,
    // The browser cancels a touch as soon as it scrolls.
    onPointerCancel: cancel,
    onFocus: schedule,
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
