/** Schema version of this program: the number of the latest migration, the same on both engines. */
export const SCHEMA_VERSION = 28;
