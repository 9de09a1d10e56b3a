import type { Statistics } from "#contract/business";
import { countLabel } from "#domain/text/count-label";

/**
 * How much there is in the directory, in four short numbers. `verified`: what those that are verified are called here.
 * A function, not a component: it is in every page's first load.
 */
export function statisticsList(statistics: Statistics, verified: string, className: string | undefined) {
  const numbers: [label: string, count: number][] = [
    ["Businesses", statistics.totalBusinesses],
    [verified, statistics.verifiedBusinesses],
    ["Categories", statistics.categories],
    ["Cities", statistics.totalCities],
  ];
  return (
    <dl className={className}>
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{countLabel(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
