import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { pageOfLink } from "./page-of-link.ts";

/**
 * The one handler of all links: a plain click on a link to a public page shows that page without loading a document.
 * The links themselves are plain, so they are cheap to render and work without JavaScript.
 */
export function useLinkClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a");
    const page = link && pageOfLink(link);
    if (!page || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(page.address);
  };
}

/** Not one that opens a tab or a menu. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
