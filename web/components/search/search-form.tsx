import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchUrl } from "#domain/publishing/page-url";
import { useHydrated } from "../../navigation/use-hydrated.ts";
import { SearchBox } from "./search-box.tsx";
import styles from "./search-form.module.css";

/** The search form. Without a keyword it focuses the keyword field. */
export function SearchForm({ q = "", location = "" }: { q?: string; location?: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name)).trim();
    if (textOf("q") === "") event.currentTarget.querySelector("input")?.focus();
    else void navigate(searchUrl({ q: textOf("q"), location: textOf("location") }));
  };
  return (
    // The browser's own validation message is for visitors without JavaScript.
    <form className={styles.form} action={searchUrl()} role="search" noValidate={isHydrated} onSubmit={search}>
      <SearchBox
        name="q"
        label="What"
        icon="search"
        placeholder="Pizza, dentist, car repair"
        value={q}
        isRequired
        hasAutofocus={pathname === searchUrl() && q === ""}
      />
      <SearchBox name="location" label="Where" icon="pin" placeholder="City or postcode" value={location} />
      <button className={styles.submit} type="submit">
        Search
      </button>
    </form>
  );
}
