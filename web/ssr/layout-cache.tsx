import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { FeaturedCities } from "#contract/business";
import { type AppDependencies, AppProviders, type LayoutHtml } from "../app.tsx";
import { FooterContent } from "../components/footer/site-footer.tsx";
import { currentHref, menuGroups } from "../components/header/menu-groups.ts";
import { HeaderContent } from "../components/header/site-header.tsx";

/**
 * Creates a cache of the rendered header and footer, a quarter of a page's elements. Both depend on the site and the layout queries, the
 * header on its current link too.
 */
export function createLayoutCache() {
  let cache: { inputs: readonly unknown[]; headers: Map<string, string>; footer: string } | undefined;

  /** `dependencies.client` holds the layout queries; their data is the same object as long as nothing changed. */
  return function layoutHtml(dependencies: AppDependencies, pathname: string): LayoutHtml {
    const { site, queries, client } = dependencies;
    const inputs = [
      site,
      ...[queries.statistics(), queries.popularCities(), queries.featuredCities()].map(({ queryKey }) =>
        client.getQueryData(queryKey),
      ),
    ];
    const render = (part: ReactNode) =>
      renderToString(
        <StaticRouter location={pathname}>
          <AppProviders {...dependencies}>{part}</AppProviders>
        </StaticRouter>,
      );
    if (!cache?.inputs.every((input, index) => input === inputs[index]))
      cache = { inputs, headers: new Map(), footer: render(<FooterContent />) };
    const featured = client.getQueryData<FeaturedCities>(queries.featuredCities().queryKey);
    const currentLink = currentHref(menuGroups(featured?.cities), pathname);
    const header = cache.headers.get(currentLink) ?? render(<HeaderContent />);
    cache.headers.set(currentLink, header);
    return { header, footer: cache.footer };
  };
}
