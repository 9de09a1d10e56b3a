import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { CategorySummary } from "#contract/business";
import { type BrowseParams, browseUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { HiddenFields } from "../../lists/hidden-fields.tsx";
import { titleCased } from "../../lists/list-params.ts";
import layout from "../../styles/layout.module.css";
import styles from "./browse-page.module.css";

interface BrowseFormProps {
  params: BrowseParams;
  /** Sorted by business count. */
  categories: CategorySummary[];
}

/** Search text and category of the list, which starts again at page 1. */
export function BrowseForm({ params, categories }: BrowseFormProps) {
  const navigate = useNavigate();
  const { category = "" } = params;
  const rest = { ...params, page: 1 };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name)).trim();
    void navigate(browseUrl({ ...rest, search: typed("search"), category: typed("category") }));
  };
  const isOffered = category === "" || categories.some(({ slug }) => slug === category);
  return (
    <form className={styles.form} action={browseUrl()} role="search" onSubmit={submit}>
      <HiddenFields address={browseUrl({ ...rest, search: "", category: "" })} />
      <label className={styles.words}>
        Search
        <input type="search" name="search" defaultValue={params.search} placeholder="Name or keyword" maxLength={200} />
      </label>
      <label className={styles.category}>
        Category
        <select name="category" defaultValue={category}>
          <option value="">All categories</option>
          {!isOffered && <option value={category}>{titleCased(category)}</option>}
          {categories.map(({ slug, category: name, businessCount }) => (
            <option key={slug} value={slug}>
              {`${name} (${exactCount(businessCount)})`}
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
