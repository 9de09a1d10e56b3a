/**
 * From two segments of one level on, merging merges them: four, as FTS5 has it, would leave three of each. Of one level
 * only, so that what changes little seldom has the whole index written again.
 */
export const searchMerging = `
INSERT INTO search (search, rank) VALUES ('usermerge', 2);
`;
