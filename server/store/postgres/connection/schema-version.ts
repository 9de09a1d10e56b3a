/** The version of the schema that this program works with; the number of the latest migration of either engine. */
export const SCHEMA_VERSION = 16;
