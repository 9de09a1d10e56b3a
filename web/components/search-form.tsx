import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { searchUrl } from "#domain/page-url";
import { Icon } from "./icon.tsx";
import styles from "./search-form.module.css";

/** The two boxes. Without a keyword nothing happens; without JavaScript it is a plain form. */
export function SearchForm({ q = "", location = "" }: { q?: string; location?: string }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name)).trim();
    if (typed("q") !== "") void navigate(searchUrl({ q: typed("q"), location: typed("location") }));
  };
  return (
    <form className={styles.form} action={searchUrl()} role="search" onSubmit={search}>
      <label className={styles.box}>
        <Icon name="search" />
        <span className={styles.label}>What</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Pizza, dentist, car repair"
          required
          maxLength={200}
        />
      </label>
      <label className={styles.box}>
        <Icon name="pin" />
        <span className={styles.label}>Where</span>
        <input type="search" name="location" defaultValue={location} placeholder="City or postcode" maxLength={200} />
      </label>
      <button className={styles.submit} type="submit">
        Search
      </button>
    </form>
  );
}
