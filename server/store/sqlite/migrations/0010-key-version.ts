/**
 * The version of the rules behind stored keys, see KEY_VERSION. Businesses with ids from `staleFromId` to `staleUntilId`
 * still have keys of an earlier version. Keys of earlier programs have version 0.
 */
export const keyVersion = `
INSERT INTO counters VALUES ('keyVersion', 0), ('staleFromId', 1), ('staleUntilId', 0);
`;
