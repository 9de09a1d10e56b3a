import type { ListFacets } from "#contract/facets";
import type { SearchResult } from "#contract/search-result";
import { browseUrl, searchUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { SearchForm } from "../../components/search/search-form.tsx";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./search-page.module.css";
import { readSearchParams } from "./search-params.ts";

export interface SearchData {
  result: Cards<SearchResult>;
  facets: ListFacets;
}

export default function SearchView({ location: pageLocation, data: { result, facets } }: PageView<SearchData>) {
  const { q, location: where, ...params } = readSearchParams(pageLocation);
  const { place, didYouMean } = result;
  return (
    <ListPage
      location={pageLocation}
      title={q === "" ? "Search" : `Results for “${q}”`}
      list={result}
      facets={facets}
      state={{ params, href: (other) => searchUrl({ ...other, q, location: where }) }}
      searchText={q}
      place={[params.city, place?.name ?? where].filter(Boolean).join(", ")}
      form={
        <div className={styles.form}>
          <SearchForm key={`${q} ${where}`} q={q} location={where} />
        </div>
      }
      note={
        didYouMean !== null && (
          <p className={styles.meant}>
            Did you mean <a href={searchUrl({ ...params, q: didYouMean, location: where, page: 1 })}>{didYouMean}</a>?
          </p>
        )
      }
      clearHref={searchUrl({ q, location: where })}
      empty={{
        text: "No business has all of these words. Check the spelling, or use fewer of them.",
        steps: (
          <>
            {q !== "" && where !== "" && (
              <a className={layout.quietButton} href={searchUrl({ q })}>
                Search everywhere
              </a>
            )}
            <a className={layout.quietButton} href={browseUrl()}>
              Browse all businesses
            </a>
          </>
        ),
      }}
    />
  );
}
