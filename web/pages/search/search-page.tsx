import type { SearchResult } from "#contract/business";
import { browseUrl, homeUrl, searchUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPage, ListPageSkeleton } from "../../components/list-page.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { askedPage, askedText, hasAskedPage, pageSlice } from "../../list-address.ts";
import { definePage, type PageLocation } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./search-page.module.css";

interface SearchData {
  result: Cards<SearchResult>;
}

export const searchPage = definePage<SearchData>({
  path: "/search",
  load: (queries, { search }) => ({
    result: queries.search({
      q: askedText(search, "q"),
      location: askedText(search, "location"),
      ...pageSlice(search),
    }),
  }),
  head: ({ location, site }) => {
    const { q, location: where } = askedFor(location);
    return {
      title: `${q === "" ? "Search" : `“${q}”`}${where === "" ? "" : ` in ${where}`} | ${site.name}`,
      description: `Search local businesses by keyword and place on ${site.name}.`,
      canonical: searchUrl({ q, location: where, page: askedPage(location.search) }),
      indexed: false,
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.result.totalPages),
  failure: () => ({
    title: "Search is not available",
    text: "Unable to search just now. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: ListPageSkeleton,
  Page: ({ location, data }) => {
    const { q, location: where } = askedFor(location);
    const place = data.result.place?.name ?? where;
    const asked = [q && `for “${q}”`, place && `in ${place}`].filter(Boolean).join(" ");
    return (
      <ListPage
        title={q === "" ? "Search" : `Results for “${q}”`}
        list={data.result}
        page={askedPage(location.search)}
        href={(page) => searchUrl({ q, location: where, page })}
        asked={asked}
        filters={
          <div className={styles.form}>
            <SearchForm key={`${q} ${where}`} q={q} location={where} />
          </div>
        }
        empty={
          <>
            {q !== "" && where !== "" && (
              <a className={layout.button} href={searchUrl({ q })}>
                Search everywhere
              </a>
            )}
            <a className={layout.quietButton} href={browseUrl()}>
              Browse all businesses
            </a>
          </>
        }
      />
    );
  },
});

function askedFor({ search }: PageLocation): { q: string; location: string } {
  return { q: askedText(search, "q"), location: askedText(search, "location") };
}
