import type { Statistics } from "#contract/business";
import { countLabel } from "#domain/count-label";
import styles from "./statistics-strip.module.css";

/** How much there is in the directory, in four short numbers. */
export function StatisticsStrip({ statistics }: { statistics: Statistics }) {
  const numbers: [label: string, count: number][] = [
    ["Businesses", statistics.totalBusinesses],
    ["Verified Reviews", statistics.verifiedBusinesses],
    ["Categories", statistics.categories],
    ["Cities", statistics.totalCities],
  ];
  return (
    <dl className={styles.strip}>
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{countLabel(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
