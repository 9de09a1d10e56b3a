import { listFeedUrl } from "#domain/publishing/page-url";
import styles from "./feed-link.module.css";

/** Links to the Atom feed of a list. */
export function FeedLink({ listUrl }: { listUrl: string }) {
  return (
    <p className={styles.feed}>
      <a href={listFeedUrl(listUrl)} type="application/atom+xml">
        Follow new businesses in this list (Atom feed)
      </a>
    </p>
  );
}
