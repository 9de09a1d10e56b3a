import pg from "pg";
import { AppError } from "../../../errors.ts";

/** SQLSTATE, or the prefix of a class of them → what happened and what to do. */
const MESSAGES: readonly (readonly [code: string, sentence: string])[] = [
  ["53100", "The disk of the PostgreSQL server is full. Free some space and try again; nothing was half-written."],
  [
    "53300",
    "The PostgreSQL server has no free connection. Raise its max_connections, or lower database.poolSize of each server.",
  ],
  ["53", "The PostgreSQL server is short of memory or other resources. Try again, or give it more."],
  ["55P03", "The database is locked by another server or command. Wait until that has finished and try again."],
  [
    "25006",
    "The PostgreSQL server takes no changes: it is a standby, or was made read-only. Try again when it takes them.",
  ],
  ["28", "The PostgreSQL server refused the user name or the password. Check database.url."],
  ["3D000", "There is no database of this name on the PostgreSQL server. Create it, or check database.url."],
  ["42501", "The PostgreSQL user lacks a right that mainstreet needs: it must own the database or its schema."],
  ["57014", "The PostgreSQL server stopped a statement that took too long. Try again."],
  ["57P", "The PostgreSQL server is shutting down or starting. Try again in a moment."],
  ["08", "The connection to the PostgreSQL server was lost. Try again in a moment."],
  ["58", "The disk of the PostgreSQL server failed. Check it; if the database is damaged, restore a backup."],
  ["XX001", "The database is damaged. Put a backup in its place with: mainstreet restore FILE"],
  ["XX002", "The database is damaged. Put a backup in its place with: mainstreet restore FILE"],
];

/** Errors of the network, by code of Node. */
const UNREACHABLE = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)/;
/** What `pg` says of a connection that ended or that it could not get in time. */
const LOST = /terminated|timeout exceeded|not queryable|Connection ended/i;

/** Turns errors of server and network into AppError `storage`; any other error is a bug and returned as it is. */
export function storageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const sentence = sentenceOf(error);
  return sentence === undefined ? error : new AppError("storage", sentence, [], { cause: error });
}

function sentenceOf(error: Error): string | undefined {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    return MESSAGES.find(([prefix]) => code.startsWith(prefix))?.[1];
  }
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (!UNREACHABLE.test(code) && !LOST.test(error.message)) return undefined;
  return "The PostgreSQL server cannot be reached. Check that it runs, and database.url.";
}
