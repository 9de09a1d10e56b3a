/**
 * An entry of the activity log and its first row in `change_journal` are written in one transaction, so no change is "open" any more. An
 * open change counts as done, and its entry gets the number of its businesses. An entry that had changed nothing is deleted, except the undo of
 * an import, which can be completed.
 */
export const completeChanges = `
DELETE FROM activity WHERE action <> 'undo' AND id IN (
  SELECT c.id FROM changes c
  WHERE c.state = 'open' AND NOT EXISTS (SELECT 1 FROM change_journal j WHERE j.change_id = c.id));
DELETE FROM changes
WHERE state = 'open' AND NOT EXISTS (SELECT 1 FROM change_journal j WHERE j.change_id = changes.id);
UPDATE activity SET detail = json_set(detail, '$.businesses',
  (SELECT count(DISTINCT j.business_id) FROM change_journal j WHERE j.change_id = activity.id))
WHERE action <> 'undo' AND detail ->> 'businesses' IS NULL AND detail ->> 'id' IS NULL
  AND id IN (SELECT c.id FROM changes c WHERE c.state = 'open');
UPDATE changes SET state = 'done' WHERE state = 'open';
`;
