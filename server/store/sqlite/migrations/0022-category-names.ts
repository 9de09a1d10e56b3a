/**
 * Categories as imported whose address is another than that of their kind, by that address, so that it redirects to the page of the kind.
 * `kind` is the name of a kind that the businesses of the category prove, if its name proves none.
 */
export const categoryNames = `
CREATE TABLE category_names (slug TEXT PRIMARY KEY, category TEXT NOT NULL, kind TEXT) STRICT, WITHOUT ROWID;
CREATE INDEX category_names_proven ON category_names (slug) WHERE kind IS NOT NULL;
`;
