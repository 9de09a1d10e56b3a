import { browseUrl, searchUrl } from "#domain/page-url";
import { ListPage } from "../../components/list-page.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { askedPage } from "../../list-address.ts";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { askedFor } from "./search-address.ts";
import styles from "./search-page.module.css";
import type { SearchData } from "./search-page.tsx";

export default function SearchView({ location, data }: PageView<SearchData>) {
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
}
