/** Names by the field's terms: job kinds as stored, the pending rules, missing data, heartbeats, previous values. */
export const plainNames = `
UPDATE jobs SET kind = 'dry-run' WHERE kind = 'rehearsal';
UPDATE jobs SET kind = 'apply-rules' WHERE kind = 'follow-rules';
ALTER TABLE rules_to_follow RENAME TO pending_rules;
ALTER TABLE listings RENAME COLUMN lacking TO missing_data;
ALTER TABLE imports RENAME COLUMN heard_at TO heartbeat_at;
ALTER TABLE import_changes RENAME COLUMN former TO previous;
`;
