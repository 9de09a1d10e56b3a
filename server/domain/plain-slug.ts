const LONGEST = 80;

/** Is the text of plain keys alone, so that its slug can be told without a table of other scripts? */
export function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** The slug of a text that is plain; `slugify` is for any text, with a table too large for browsers. */
export function plainSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf("-", LONGEST);
  return slug.slice(0, end > LONGEST / 2 ? end : LONGEST);
}
