/** `owner` is the id of the server process that runs the job. `lease_until` is in milliseconds since 1970, null without a lease. */
export const jobLeases = `
ALTER TABLE jobs ADD COLUMN owner TEXT;
ALTER TABLE jobs ADD COLUMN lease_until INTEGER;
ALTER TABLE jobs ADD COLUMN is_cancel_requested INTEGER NOT NULL DEFAULT 0;
`;
