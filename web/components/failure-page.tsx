import { useLocation } from "react-router-dom";
import { browseUrl } from "#domain/page-url";
import type { Failure } from "../public-page.ts";
import layout from "../styles/layout.module.css";
import styles from "./failure-page.module.css";
import { SearchForm } from "./search-form.tsx";

/** Says what happened and offers the next steps: the way on, a search, or, when it may pass, another try. */
export function FailurePage({ status, failure: { title, text, next } }: { status: number; failure: Failure }) {
  const { pathname, search } = useLocation();
  const mayPass = status >= 500 || status === 429;
  return (
    <div className={`${layout.page} ${styles.failure}`}>
      <div className={styles.awning} aria-hidden="true" />
      <h1>{title}</h1>
      <p className={layout.intro}>{text}</p>
      <div className={styles.ways}>
        {/* with a target it is loaded as a document, so everything is asked for again */}
        {mayPass && (
          <a className={layout.button} href={pathname + search} target="_self">
            Try again
          </a>
        )}
        <a className={mayPass ? layout.quietButton : layout.button} href={next.href}>
          {next.label}
        </a>
        <a className={layout.quietButton} href={browseUrl()}>
          Browse all businesses
        </a>
      </div>
      <SearchForm />
    </div>
  );
}
