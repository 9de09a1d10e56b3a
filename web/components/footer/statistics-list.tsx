import type { Statistics } from "#contract/business";
import { countLabel, exactCount } from "#domain/text/count-label";

/** Shows the four figures of the directory. `verifiedLabel` is the label of the verified count. */
export function statisticsList(statistics: Statistics, verifiedLabel: string, className: string | undefined) {
  const numbers: [label: string, count: number][] = [
    ["Businesses", statistics.totalBusinesses],
    [verifiedLabel, statistics.verifiedBusinesses],
    ["Categories", statistics.categories],
    ["Cities", statistics.totalCities],
  ];
  return (
    <dl className={className}>
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={exactCount(count)}>{countLabel(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
