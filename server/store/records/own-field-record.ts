/** Columns of a `StoredOwnField`, in the SQL of both engines. */
export const OWN_FIELD_COLUMNS = `field_key AS "key", name, field_type AS "type", removed_at AS "removedAt"`;
