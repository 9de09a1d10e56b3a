/** A shorter description says nothing, and of a longer one only the first sentences are quoted. */
const MIN_CHARS = 30;
const MAX_CHARS = 240;
/** Matches what no description of a few words has: addresses of pages, markup, lists and quotation marks. */
const UNFIT = /https?:|www\.|[<>{}“”"„«»|]|\n/i;

/** Returns what a text quotes of the own description of a business: its first sentences; "" if it is unfit to be quoted. */
export function quotationOf(description: string | null): string {
  const text = description?.trim() ?? "";
  if (text.length < MIN_CHARS || UNFIT.test(text)) return "";
  const quoted = text.length <= MAX_CHARS ? text : (firstSentences(text) ?? "");
  if (quoted.length < MIN_CHARS) return "";
  return /[.!?]$/.test(quoted) ? quoted : `${quoted}.`;
}

function firstSentences(text: string): string | undefined {
  return /^.*[.!?](?= )/s.exec(text.slice(0, MAX_CHARS))?.[0];
}
