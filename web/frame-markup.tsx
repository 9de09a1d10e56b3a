import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { type AppParts, AppProviders, type FrameMarkup } from "./app.tsx";
import { currentHref } from "./components/menu-groups.ts";
import { FooterContent } from "./components/site-footer.tsx";
import { HeaderContent } from "./components/site-header.tsx";

/**
 * Renders what stands around every page once for all pages that have it alike: a quarter of a page's elements. The header
 * depends on the site and on which of its links leads here, the footer on the site and on what `drawnFrom` holds.
 */
export function createFrameRenderer() {
  let kept: { of: readonly unknown[]; headers: Map<string, string>; footer: string } | undefined;

  /** `drawnFrom`: what the queries of the footer gave; the same objects for as long as nothing changed. */
  return function frameMarkup(app: AppParts, pathname: string, drawnFrom: unknown[]): FrameMarkup {
    const render = (part: ReactNode) =>
      renderToString(
        <StaticRouter location={pathname}>
          <AppProviders {...app}>{part}</AppProviders>
        </StaticRouter>,
      );
    const of = [app.site, ...drawnFrom];
    if (!kept?.of.every((value, index) => value === of[index]))
      kept = { of, headers: new Map(), footer: render(<FooterContent />) };
    const current = currentHref(pathname);
    const header = kept.headers.get(current) ?? render(<HeaderContent />);
    kept.headers.set(current, header);
    return { header, footer: kept.footer };
  };
}
