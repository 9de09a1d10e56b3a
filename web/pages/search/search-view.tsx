import type { ReactNode } from "react";
import type { SearchResult, Understood } from "#contract/search-result";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { distanceUnit } from "#domain/geography/distance";
import { browseUrl, categoryUrl, type SearchParams, searchUrl } from "#domain/publishing/page-url";
import { wordChunks } from "#domain/search/words/word-chunks";
import type { Cards } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import { HeaderSearch } from "../../components/search/header-search.tsx";
import { SearchForm } from "../../components/search/search-form.tsx";
import type { AppliedFilter } from "../../lists/list-filters.ts";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { SearchNotices } from "./search-notices.tsx";
import styles from "./search-page.module.css";
import { readSearchParams, searchQuery } from "./search-params.ts";

export interface SearchData {
  result: Cards<SearchResult>;
  facets: ShownFacets;
}

export default function SearchView({ location: pageLocation, data: { result, facets } }: PageView<SearchData>) {
  const params = readSearchParams(pageLocation);
  const { q, location: where, exact = false, ...listParams } = params;
  const { place, correctedTo, widened, understood, businesses } = result;
  const isElsewhere = widened?.place !== undefined;
  const isLandmark = place?.kind === "landmark";
  // The list is all businesses then.
  const isUnknownPlaceAlone = widened?.unknownPlace !== undefined && understood.words.length === 0;
  const placeName = isElsewhere || isLandmark ? "" : (place?.name ?? where);
  return (
    <ListPage
      location={pageLocation}
      list={result}
      query={searchQuery(pageLocation)}
      facets={facets}
      state={{
        params: listParams,
        href: (other) => searchUrl({ ...other, q, location: where, exact }),
        extraFilters: understoodFilters(result, params),
      }}
      scope={{ q, location: where, exact, understood }}
      searchText={isUnknownPlaceAlone ? "" : (correctedTo ?? q)}
      place={[listParams.city, placeName].filter(Boolean).join(", ")}
      {...(isLandmark && !isElsewhere && { landmark: place.name })}
      search={
        <HeaderSearch what={q === "" ? "Search" : q} where={where}>
          <SearchForm key={`${q} ${where}`} q={q} location={where} />
        </HeaderSearch>
      }
      note={
        <SearchNotices
          params={params}
          result={result}
          unit={distanceUnit(businesses[0]?.country ?? "")}
          isNearMe={understood.filters.includes("nearMe")}
        />
      }
      mark={marker(understood)}
      isOneKind={understood.kinds.length > 0}
      clearHref={searchUrl({ q: understood.without.all ?? q, location: where, exact })}
      empty={{
        text: emptyText(understood),
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
            <Kinds kinds={understood.kinds} />
          </>
        ),
      }}
    />
  );
}

function emptyText({ missingKinds = [] }: Understood): string {
  if (missingKinds.length > 0) return `The directory has no business of this kind yet: ${missingKinds.join(", ")}.`;
  return "No business has all of these words. Check the spelling, or use fewer of them.";
}

/** Links to categories that the words mean, or else to the groups. */
function Kinds({ kinds }: { kinds: readonly string[] }) {
  const links =
    kinds.length > 0
      ? kinds.map((name) => ({ name, href: categoryUrl(name) }))
      : CATEGORY_GROUPS.map(({ name, slug }) => ({ name, href: categoryUrl(slug) }));
  return (
    <nav className={styles.kinds} aria-labelledby="kinds">
      <p id="kinds">{kinds.length > 0 ? "Kinds of business that may fit" : "Kinds of business"}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lists filters that the words mean, each with the URL of the search without its words. */
function understoodFilters(
  { understood: { filters, labels, without }, widened }: Pick<SearchResult, "understood" | "widened">,
  params: SearchParams,
): AppliedFilter[] {
  const droppedWords = widened?.words?.map((words) => words.toLowerCase()) ?? [];
  return filters.flatMap((filter) => {
    const q = without[filter];
    const label = labels[filter] ?? filter;
    const isChosen = filter === "openNow" && params.openNow === true;
    // "near me" needs the visitor's position, so it has no chip.
    if (q === undefined || isChosen || filter === "nearMe" || droppedWords.includes(label.toLowerCase())) return [];
    return [{ label, removeHref: searchUrl({ ...params, q, page: 1 }) }];
  });
}

/** Marks the words that match, and whole names of categories that the words mean. Text between marks is one node. */
function marker({ marked, kinds }: Understood) {
  const words = new Set(marked);
  return (text: string): ReactNode => {
    if (kinds.includes(text)) return <mark className={styles.mark}>{text}</mark>;
    const nodes: ReactNode[] = [];
    let plainText = "";
    for (const { separator: between, word } of wordChunks(text)) {
      plainText += between;
      if (!words.has(word)) plainText += word;
      else {
        nodes.push(
          plainText,
          <mark key={nodes.length} className={styles.mark}>
            {word}
          </mark>,
        );
        plainText = "";
      }
    }
    return nodes.length === 0 ? text : [...nodes, plainText];
  };
}
