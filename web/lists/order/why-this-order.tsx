import type { BusinessSort } from "#contract/queries";
import { SORT_TEXTS } from "./sort-texts.ts";
import styles from "./why-this-order.module.css";

/** Explains the order of the list in one sentence, which is folded. */
export function WhyThisOrder({ sort }: { sort: BusinessSort }) {
  return (
    <details className={styles.why}>
      <summary>Why this order?</summary>
      <p>{SORT_TEXTS[sort].reason}</p>
    </details>
  );
}
