import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * After a link was followed without loading a document: at the top, with the focus on the new page, as a browser does
 * it. Going back is left to the browser, which knows the place.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (navigation === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key, navigation, main]);
}
