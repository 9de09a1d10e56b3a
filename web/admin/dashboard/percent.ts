/** Rounds, but gives 0% and 100% only for exactly that. */
export function percent(share: number): string {
  const roundedPercent = Math.round(share * 100);
  if (roundedPercent === 100 && share < 1) return "99%";
  return roundedPercent === 0 && share > 0 ? "1%" : `${roundedPercent}%`;
}
