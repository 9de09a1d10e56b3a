import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createQueryClient } from "../api/query-client.ts";
import { type AppParts, AppProviders, type FrameMarkup } from "../app.tsx";
import { FooterContent } from "../components/footer/site-footer.tsx";
import { currentHref } from "../components/header/menu-groups.ts";
import { HeaderContent } from "../components/header/site-header.tsx";
import type { Loaded } from "../navigation/page-outcome.ts";
import { answersOf, restoreQueries } from "../navigation/page-state.ts";

interface KeptFrame {
  markup: FrameMarkup;
  /** Knows what stands around every page and what pages show of that; what a page itself needs it is given. */
  client: QueryClient;
}

/**
 * Makes what stands around every page once for all pages that have it alike: a quarter of a page's elements. The header
 * depends on the site and on which of its links leads here, the rest on the site and on what the queries around a page gave.
 */
export function createKeptFrame() {
  let kept: { of: readonly unknown[]; client: QueryClient; headers: Map<string, string>; footer: string } | undefined;

  /** `around`: what those queries gave, by path; the same objects for as long as nothing changed. */
  return function keptFrame(
    parts: Omit<AppParts, "client">,
    pathname: string,
    around: ReadonlyMap<string, Loaded>,
  ): KeptFrame {
    const of = [parts.site, ...Array.from(around.values(), ({ data }) => data)];
    const render = (part: ReactNode, client: QueryClient) =>
      renderToString(
        <StaticRouter location={pathname}>
          <AppProviders {...parts} client={client}>
            {part}
          </AppProviders>
        </StaticRouter>,
      );
    if (!kept?.of.every((value, index) => value === of[index])) {
      const client = clientWith(around);
      kept = { of, client, headers: new Map(), footer: render(<FooterContent />, client) };
    }
    const current = currentHref(pathname);
    const header = kept.headers.get(current) ?? render(<HeaderContent />, kept.client);
    kept.headers.set(current, header);
    return { client: kept.client, markup: { header, footer: kept.footer } };
  };
}

function clientWith(around: ReadonlyMap<string, Loaded>): QueryClient {
  const client = createQueryClient();
  restoreQueries(client, answersOf(around));
  return client;
}
