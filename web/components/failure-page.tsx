import "../lazy/shared-modules.ts";
import { useLocation } from "react-router-dom";
import { mailtoUrl } from "#domain/business/contact-url";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl, citiesUrl } from "#domain/publishing/page-url";
import { isTemporaryStatus } from "../api/api-error.ts";
import { useApp } from "../app-context.ts";
import type { Failure } from "../navigation/public-page.ts";
import layout from "../styles/layout.module.css";
import styles from "./failure-page.module.css";
import { SearchForm } from "./search/search-form.tsx";

/** The error page: a message with a link, a search, or a retry for a temporary error. */
export function FailurePage({ status, failure: { title, text, next } }: { status: number; failure: Failure }) {
  const { pathname, search } = useLocation();
  const isTemporary = isTemporaryStatus(status);
  return (
    <div className={`${layout.page} ${styles.failure}`}>
      <div className={styles.what}>
        <div className={isTemporary ? `${styles.picture} ${styles.works}` : styles.picture} aria-hidden="true" />
        <div>
          <h1>{title}</h1>
          <p className={layout.intro}>{text}</p>
          {isTemporary && <ServerErrorHint />}
          <div className={styles.actions}>
            {/* `target` makes it a document load, which requests everything again. */}
            {isTemporary && (
              <a className={layout.button} href={pathname + search} target="_self">
                Try again
              </a>
            )}
            <a className={isTemporary ? layout.quietButton : layout.button} href={next.href}>
              {next.label}
            </a>
            <a className={layout.quietButton} href={browseUrl()}>
              Browse all businesses
            </a>
          </div>
        </div>
      </div>
      {!isTemporary && <OtherSearches />}
    </div>
  );
}

function ServerErrorHint() {
  const { email } = useApp().site;
  return (
    <p className={layout.intro}>
      This is not your fault: the directory could not be read, or the connection broke off. If it stays that way, tell{" "}
      <a href={mailtoUrl(email)}>{email}</a>.
    </p>
  );
}

function OtherSearches() {
  return (
    <section className={styles.other} aria-labelledby="other-searches">
      <h2 id="other-searches">Find it another way</h2>
      <SearchForm />
      <ul className={styles.groups}>
        {CATEGORY_GROUPS.map(({ slug, name }) => (
          <li key={slug}>
            <a href={categoryUrl(slug)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={citiesUrl()}>All cities</a>
        </li>
      </ul>
    </section>
  );
}
