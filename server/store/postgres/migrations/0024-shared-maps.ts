/** Servers share the archive of streets, in chunks like other files. */
export const sharedMaps = `
ALTER TABLE files DROP CONSTRAINT files_kind_check;
ALTER TABLE files ADD CONSTRAINT files_kind_check CHECK (kind IN ('upload', 'rejects', 'map'));
`;
