import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { matchPage } from "./match-page.ts";

/**
 * The one handler of all links: a plain click on a link to a public page shows that page without loading a document.
 * The links themselves are plain, so they are cheap to render and work without JavaScript.
 */
export function useLinkClicks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>("a");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const { origin, pathname, search, hash } = addressOf(link);
    const leadsElsewhere = origin !== location.origin || link.hasAttribute("target") || link.hasAttribute("download");
    if (leadsElsewhere || hash !== "" || !matchPage(pathname, search).page) return;
    event.preventDefault();
    void navigate(pathname + search);
  };
}

/** Links in a drawing do not know the parts of their address. */
function addressOf(link: HTMLAnchorElement | SVGAElement): HTMLAnchorElement | URL {
  return link instanceof SVGElement ? new URL(link.getAttribute("href") ?? "", location.href) : link;
}

/** Not one that opens a tab or a menu. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
