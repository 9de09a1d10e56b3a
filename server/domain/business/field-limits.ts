/** The maximum of a spreadsheet cell: longer text could not be exported. UTF-16 units, as spreadsheet programs count. */
export const MAX_TEXT_LENGTH = 32_767;
/** Limit of the name of a business. Code points. */
export const MAX_NAME_LENGTH = 300;
/** Limit of a stored list or object as JSON: more than fits into a request of the editor (1 MB). UTF-16 units. */
export const MAX_JSON_LENGTH = 2_000_000;

/** The text, or as much of it as is allowed. */
export function cutText(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : text.slice(0, MAX_TEXT_LENGTH).toWellFormed().trim();
}

export function cutName(name: string): string {
  return isNameTooLong(name)
    ? Array.from(name.slice(0, 2 * MAX_NAME_LENGTH))
        .slice(0, MAX_NAME_LENGTH)
        .join("")
        .trim()
    : name;
}

/** Looks at the first two UTF-16 units of as many code points as are allowed, and one more. */
export function isNameTooLong(name: string): boolean {
  return name.length > MAX_NAME_LENGTH && Array.from(name.slice(0, 2 * MAX_NAME_LENGTH + 2)).length > MAX_NAME_LENGTH;
}
