import type { BusinessSort } from "#contract/queries";
import { ORDER_REASONS } from "./order-reasons.ts";
import styles from "./why-this-order.module.css";

/** Explains the order of the list in one sentence, which is folded. */
export function WhyThisOrder({ sort }: { sort: BusinessSort }) {
  return (
    <details className={styles.why}>
      <summary>Why this order?</summary>
      <p>{ORDER_REASONS[sort]}</p>
    </details>
  );
}
