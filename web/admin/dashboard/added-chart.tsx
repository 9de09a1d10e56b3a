import { Link } from "react-router-dom";
import { counted } from "#domain/text/count-label";
import styles from "./added-chart.module.css";
import { type AddedPeriod, niceTicks } from "./added-periods.ts";

const TICK = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** A bar chart of the businesses added, whose bars are links to them. */
export function AddedChart({ periods }: { periods: readonly AddedPeriod[] }) {
  const ticks = niceTicks(Math.max(...periods.map(({ added }) => added)));
  const max = ticks.at(-1) ?? 1;
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(100 * tick) / max}%` }}>
            {TICK.format(tick)}
          </span>
        ))}
      </div>
      <ol className={styles.bars} aria-label="Businesses added" data-count={periods.length}>
        {periods.map(({ key, label, tick, added, href }) => (
          <li key={key}>
            {added > 0 ? (
              <Link to={href} className={styles.bar} aria-label={textOf(label, added)} title={textOf(label, added)}>
                <span className={styles.fill} style={{ height: `${(100 * added) / max}%` }} />
              </Link>
            ) : (
              <span className={styles.bar} title={textOf(label, added)} />
            )}
            <span className={styles.tick} aria-hidden="true">
              {tick}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function textOf(label: string, added: number): string {
  return `${label}: ${counted(added, "business", "businesses")} added`;
}
