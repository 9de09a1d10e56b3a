/**
 * Makes a merge join two segments of one level as soon as there are two; FTS5's default of four would leave three of each level. Only
 * segments of one level are merged, so that a small change seldom rewrites the whole index.
 */
export const searchMerging = `
INSERT INTO search (search, rank) VALUES ('usermerge', 2);
`;
