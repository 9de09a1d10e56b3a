import Papa from "papaparse";

const DELIMITERS = [",", ";", "\t", "|"];
const SAMPLE_ROWS = 50;

export interface CsvDialect {
  delimiter: string;
  newline: "\n" | "\r";
}

/**
 * Detects the delimiter and line break of a text by its first lines. The delimiter splits the first line, and most lines into as many
 * cells. Excel's first line `sep=;` names it.
 */
export function csvDialect(start: string): CsvDialect {
  const newline = start.includes("\n") || !start.includes("\r") ? "\n" : "\r";
  const named = /^sep=(.)[\r\n]/.exec(start)?.[1];
  if (named !== undefined) return { delimiter: named, newline };
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...scoreOf(start, delimiter, newline) }));
  const splitting = scores.filter(({ splitsFirstLine, score }) => splitsFirstLine && score >= 1);
  const [best] = (splitting.length > 0 ? splitting : scores).toSorted((one, other) => other.score - one.score);
  return { delimiter: best !== undefined && best.score > 0 ? best.delimiter : ",", newline };
}

/** Returns the most common number of cells, less one, times the share of rows with that number. */
function scoreOf(start: string, delimiter: string, newline: "\n" | "\r") {
  const { data } = Papa.parse<string[]>(start, { delimiter, newline, preview: SAMPLE_ROWS + 1, skipEmptyLines: true });
  // The sample may end within the last row.
  const lengths = (data.length > 1 ? data.slice(0, -1) : data).map((cells) => cells.length);
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [length = 1, rows = 0] = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
  const score = lengths.length === 0 ? 0 : ((length - 1) * rows) / lengths.length;
  return { score, splitsFirstLine: (lengths[0] ?? 1) > 1 };
}
