/**
 * SQL of the current time by the database's clock, in milliseconds since 1970; the clocks of servers may differ. It is not the start time
 * of the transaction, which may have waited for a lock.
 */
export const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
