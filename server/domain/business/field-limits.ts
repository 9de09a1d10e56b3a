/** Maximum of a spreadsheet cell in UTF-16 units, as spreadsheet programs count: longer text could not be exported. */
export const MAX_TEXT_CHARS = 32_767;
/** Maximum name of a business in code points. */
export const MAX_NAME_CHARS = 300;
/** Maximum of a stored list or object as JSON in UTF-16 units; it is larger than any request of the editor (1 MB). */
export const MAX_JSON_CHARS = 2_000_000;

/** Cuts the text to the allowed length. */
export function cutText(text: string): string {
  return text.length <= MAX_TEXT_CHARS ? text : text.slice(0, MAX_TEXT_CHARS).toWellFormed().trim();
}

export function cutName(name: string): string {
  return isNameTooLong(name)
    ? Array.from(name.slice(0, 2 * MAX_NAME_CHARS))
        .slice(0, MAX_NAME_CHARS)
        .join("")
        .trim()
    : name;
}

/** Counts code points only as far as needed: one past the limit, at up to two UTF-16 units each. */
export function isNameTooLong(name: string): boolean {
  return name.length > MAX_NAME_CHARS && Array.from(name.slice(0, 2 * MAX_NAME_CHARS + 2)).length > MAX_NAME_CHARS;
}
