/** Pending rules, added or removed, that are not applied to all businesses yet: an interrupted application resumes from here. */
export const rulesToFollow = `
CREATE TABLE rules_to_follow (
  kind TEXT NOT NULL,
  from_key TEXT NOT NULL,
  rule TEXT NOT NULL,
  PRIMARY KEY (kind, from_key)
) STRICT, WITHOUT ROWID;
`;
