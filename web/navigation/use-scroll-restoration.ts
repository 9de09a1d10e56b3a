import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { createPlaces, type Place } from "./scroll-positions.ts";

interface Arrival {
  /** Of the page that is shown, in the history. */
  key: string;
  /** Whether all of it is there, not only its skeleton. */
  isReady: boolean;
}

/**
 * After a link was followed without loading a document: at the top, with the focus on the new page, as a browser does
 * it. After going back or forward: at the place, and on the link, where that page was left, once the page is there.
 */
export function useArrival(main: RefObject<HTMLElement | null>, { key, isReady }: Arrival): void {
  const navigation = useNavigationType();
  const places = useRef<ReturnType<typeof createPlaces>>(undefined);
  const arrivedAt = useRef(key);
  const settledAt = useRef(key);

  useEffect(() => {
    const kept = createPlaces(() => sessionStorage);
    places.current = kept;
    // what lies far below may not have been laid out yet, which places need
    document.documentElement.dataset.taken = "";
    // the browser has left it to us, in an earlier document
    if (history.scrollRestoration === "manual") restore(kept.get(settledAt.current));
    return watchPlace(kept, () => (arrivedAt.current === settledAt.current ? settledAt.current : undefined));
  }, []);

  useLayoutEffect(() => {
    const isNew = arrivedAt.current !== key;
    const isBack = navigation === NavigationType.Pop;
    arrivedAt.current = key;
    if (isNew && !isBack) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    if (!isReady || settledAt.current === key) return;
    settledAt.current = key;
    if (isBack) returnTo(places.current?.get(key), main.current);
    else main.current?.querySelector<HTMLElement>("[data-first=true]")?.focus();
  }, [key, isReady, navigation, main]);
}

function restore(place: Place | undefined): void {
  if (place) window.scrollTo(0, place.top);
}

function returnTo(place: Place | undefined, main: HTMLElement | null): void {
  const links = [...(main?.querySelectorAll("a") ?? [])];
  const followed = links.find((link) => link.getAttribute("href") === place?.href);
  (followed ?? main)?.focus({ preventScroll: true });
  window.scrollTo(0, place?.top ?? 0);
}

/** Keeps the place of the page that `settled` names, and the browser from moving pages itself. Returns what ends it. */
function watchPlace(places: ReturnType<typeof createPlaces>, settled: () => string | undefined): () => void {
  const end = new AbortController();
  const { signal } = end;
  const keep = (change: Partial<Place>) => {
    const key = settled();
    if (key !== undefined) places.set(key, change);
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  const handBack = () => {
    places.store();
    // another document, or this one anew, is again the browser's to bring to its place
    history.scrollRestoration = "auto";
  };
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // a scroll is told of with the next frame, which a busy browser draws after the click
    if (link) keep({ top: window.scrollY, href: link.getAttribute("href") ?? "" });
  };
  if (document.readyState === "complete") takeOver();
  window.addEventListener("pageshow", takeOver, { signal });
  window.addEventListener("pagehide", handBack, { signal });
  window.addEventListener("scroll", () => keep({ top: window.scrollY }), { passive: true, signal });
  document.addEventListener("click", noteLink, { capture: true, signal });
  return () => end.abort();
}
