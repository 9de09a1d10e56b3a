import type { ChangeEvent, FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { CategorySummary } from "#contract/business";
import { exactCount } from "#domain/count-label";
import { type BrowseParams, browseUrl } from "#domain/page-url";
import { titleCased } from "../../list-address.ts";
import layout from "../../styles/layout.module.css";
import styles from "./browse-page.module.css";

const SORT_NAMES: [value: string, name: string][] = [
  ["", "Recommended"],
  ["latest", "Recently added"],
  ["rating", "Rating"],
  ["reviews", "Most reviews"],
  ["name", "Name"],
];

/** Narrows and sorts the list; whatever changes, it starts again at page 1. A choice counts at once, words on Enter. */
export function BrowseForm({ asked, categories }: { asked: BrowseParams; categories: CategorySummary[] }) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name)).trim();
    void navigate(browseUrl({ search: typed("search"), category: typed("category"), sort: typed("sort") }));
  };
  const showAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();
  const isOffered = categories.some(({ slug }) => slug === asked.category);
  return (
    <form className={styles.form} action={browseUrl()} onSubmit={show}>
      <label>
        Search
        <input type="search" name="search" defaultValue={asked.search} placeholder="Name or keyword" maxLength={200} />
      </label>
      <label>
        Category
        <select name="category" defaultValue={asked.category} onChange={showAtOnce}>
          <option value="">All categories</option>
          {asked.category && !isOffered && <option value={asked.category}>{titleCased(asked.category)}</option>}
          {categories.map(({ slug, category, businessCount }) => (
            <option key={slug} value={slug}>
              {`${category} (${exactCount(businessCount)})`}
            </option>
          ))}
        </select>
      </label>
      <label>
        Sort by
        <select name="sort" defaultValue={asked.sort} onChange={showAtOnce}>
          {SORT_NAMES.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={layout.button} type="submit">
        Search
      </button>
    </form>
  );
}
