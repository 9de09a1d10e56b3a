import type { ShownBusiness } from "../../../api/shown-business.ts";
import styles from "./contact-box.module.css";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Shows the date and source of the details, and whether the website is down. Unknown facts are left out. */
export function FreshnessNote({ business: { freshness, website } }: { business: ShownBusiness }) {
  const { checkedAt, source, websiteFailedAt } = freshness;
  return (
    <>
      {website && websiteFailedAt && (
        <p className={styles.fresh}>{`Its website did not answer on ${dateOf(websiteFailedAt)}.`}</p>
      )}
      <p className={styles.fresh}>{`Details checked ${dateOf(checkedAt)}${source ? `, from ${source}` : ""}`}</p>
    </>
  );
}

function dateOf(time: string): string {
  return DATE.format(new Date(time));
}
