/**
 * SQL: milliseconds since 1970 by the clock of the database, as the clocks of servers may differ. Not the time at which the transaction
 * began, which may have waited.
 */
export const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
