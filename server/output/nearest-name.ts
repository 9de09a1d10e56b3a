/**
 * Returns the known name that a misspelt one probably means: the nearest by Levenshtein distance, ignoring case; undefined when more than a
 * third of the letters differ.
 */
export function nearestName(name: string, knownNames: readonly string[]): string | undefined {
  let nearestMatch: string | undefined;
  let minDistance = Math.ceil(name.length / 3) + 1;
  for (const candidate of knownNames) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < minDistance) {
      minDistance = distance;
      nearestMatch = candidate;
    }
  }
  return nearestMatch;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const currentRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaceCost = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      currentRow.push(Math.min(replaceCost, (row[j] ?? 0) + 1, (currentRow[j - 1] ?? 0) + 1));
    }
    row = currentRow;
  }
  return row[b.length] ?? 0;
}
