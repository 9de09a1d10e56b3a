const COUNT = new Intl.NumberFormat("tr");
const PERCENT = new Intl.NumberFormat("tr", { style: "percent", maximumFractionDigits: 1 });

/** A whole number in full: `12.345`. */
export function turkishCount(count: number): string {
  return COUNT.format(count);
}

/** A share of 0–1: `%12,5`. */
export function turkishPercent(share: number): string {
  return PERCENT.format(share);
}
