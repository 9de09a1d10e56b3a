/**
 * Categories as imported whose address is another than that of their kind, by that address, so that it redirects to the page of the kind.
 * `kind` is the name of a kind that the businesses of the category prove, if its name proves none. Rules may be of
 * the kind "kind", which merges, renames and splits kinds.
 */
export const categoryNames = `
CREATE TABLE category_names (
  slug text COLLATE "C" PRIMARY KEY,
  category text COLLATE "C" NOT NULL,
  kind text COLLATE "C"
);
ALTER TABLE rules DROP CONSTRAINT rules_kind_check;
ALTER TABLE rules ADD CONSTRAINT rules_kind_check CHECK (kind IN ('city', 'category', 'kind'));
CREATE INDEX category_names_proven ON category_names (slug) WHERE kind IS NOT NULL;
`;
