import type { ClientBase } from "pg";
import { AppError } from "../../../errors.ts";

/** Oldest supported `server_version_num`. */
const OLDEST_SERVER_VERSION = 150_000;

export interface DatabaseState {
  /** Example: 150018 for version 15.18. */
  serverVersion: number;
  encoding: string;
  /** Tells whether the server is a hot standby, which is read-only. */
  isStandby: boolean;
  isReadOnly: boolean;
  /** The first existing schema of the search path, where tables are created; null if there is none. */
  schema: string | null;
  /** Tells whether this user may create tables in `schema`. */
  canCreate: boolean;
  /** The schema has tables or views, except those of extensions. */
  hasTables: boolean;
  /** Tells whether a `mainstreet copy` into the database is unfinished. */
  isCopying: boolean;
  /** Undefined if the database holds no directory of this program. */
  schemaVersion: number | undefined;
}

const STATE = `
SELECT current_setting('server_version_num')::integer AS "serverVersion",
  current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() AS "isStandby",
  current_setting('transaction_read_only') = 'on' AS "isReadOnly",
  current_schema()::text AS schema,
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), FALSE) AS "canCreate",
  EXISTS (
    SELECT FROM pg_class WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
  ) AS "hasTables",
  to_regclass(quote_ident(current_schema()) || '.copy_progress') IS NOT NULL AS "isCopying",
  (SELECT count(*) = 2 FROM pg_attribute
   WHERE attrelid = to_regclass(quote_ident(current_schema()) || '.counters') AND attname IN ('name', 'value') AND NOT attisdropped) AS "hasCounters"`;
const VERSION = "SELECT value::text AS value FROM counters WHERE name::text = 'schemaVersion'";

/** Returns the state of the database at the other end of a connection. Throws errors of the server. */
export async function readState(client: ClientBase): Promise<DatabaseState> {
  type Row = Omit<DatabaseState, "schemaVersion"> & { hasCounters: boolean };
  const { rows } = await client.query<Row>(STATE);
  const [{ hasCounters, ...state }] = rows as [Row];
  if (!hasCounters) return { ...state, schemaVersion: undefined };
  const counters = await client.query<{ value: string }>(VERSION);
  const version = Number(counters.rows[0]?.value);
  return { ...state, schemaVersion: version > 0 ? version : undefined };
}

/**
 * Refuses a database that this program cannot use or must not touch. `name` is for the message; `newestVersion` is the newest schema version that
 * this program knows. Errors: AppError `storage`.
 */
export function rejectUnusable(state: DatabaseState, name: string, newestVersion: number): void {
  const message = refusal(state, `The database ${name}`, newestVersion);
  if (message !== undefined) throw new AppError("storage", message);
}

function refusal(state: DatabaseState, database: string, newestVersion: number): string | undefined {
  const { serverVersion, encoding, schema, schemaVersion } = state;
  if (serverVersion < OLDEST_SERVER_VERSION) {
    return `${database} is on PostgreSQL ${Math.floor(serverVersion / 10_000)}, but mainstreet needs version 15 or newer.`;
  }
  if (encoding !== "UTF8") {
    return `${database} has the encoding ${encoding}, but mainstreet needs UTF8: create another with ENCODING 'UTF8' TEMPLATE template0.`;
  }
  if (state.isCopying) {
    return `${database} holds a copy that was not finished. Run the same copy again, which continues it, or empty the database.`;
  }
  if (schemaVersion === undefined && state.hasTables) {
    return `${database} has tables of another program in its schema ${schema}, so nothing was changed. Create an empty database for mainstreet, and name that in database.url.`;
  }
  if (schemaVersion !== undefined && schemaVersion > newestVersion) {
    return `${database} has schema version ${schemaVersion}, but this program knows versions up to ${newestVersion}. Use the newer mainstreet that made it, or restore a backup from before.`;
  }
  if (state.isStandby) {
    return `${database} is on a standby, which takes no changes. Name its primary in database.url.`;
  }
  if (state.isReadOnly) {
    return `${database} takes no changes: default_transaction_read_only is on for this user, database or server. Turn it off, or name another in database.url.`;
  }
  if (schema === null) return `${database} has no schema that its user may use. Create one, or correct search_path.`;
  if (!state.canCreate) {
    return `${database} lets its user create no tables in the schema ${schema}. Make the user its owner: ALTER DATABASE … OWNER TO …`;
  }
  return undefined;
}
