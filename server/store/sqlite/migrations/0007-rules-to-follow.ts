/**
 * Rules, laid down or taken back, that some businesses are still to be changed by: whoever is stopped on the way leaves
 * them here, and the next one begins again.
 */
export const rulesToFollow = `
CREATE TABLE rules_to_follow (
  kind TEXT NOT NULL,
  from_key TEXT NOT NULL,
  rule TEXT NOT NULL,
  PRIMARY KEY (kind, from_key)
) STRICT, WITHOUT ROWID;
`;
