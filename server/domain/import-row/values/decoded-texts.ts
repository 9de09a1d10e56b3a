import type { DecodedTexts } from "#contract/import-report";
import type { DecodedText } from "../../text/mojibake/decode-mojibake.ts";
import { truncateText } from "../../text/truncate-text.ts";

const MAX_EXAMPLE_CHARS = 60;

/** Describes one decoded cell for the report. `value` is the cell as it was. */
export function decodedTexts(value: string, { text, encoding }: DecodedText): DecodedTexts {
  return { values: 1, encodings: [encoding], example: { value: shown(value), text: shown(text) } };
}

function shown(text: string): string {
  return truncateText(text.toWellFormed(), MAX_EXAMPLE_CHARS);
}

/** Adds up decoded texts; the example of the first ones stays. */
export function addDecodedTexts(total: DecodedTexts | undefined, more: DecodedTexts): DecodedTexts {
  if (total === undefined) return more;
  const encodings = [...new Set([...total.encodings, ...more.encodings])];
  return { ...total, values: total.values + more.values, encodings };
}
