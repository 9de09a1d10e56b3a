import pg from "pg";
import { AppError } from "../../../errors.ts";

/** Sentences on what happened and what to do, by SQLSTATE code or its prefix. The first match counts. */
const MESSAGES: readonly (readonly [code: string, sentence: string])[] = [
  ["53100", "The disk of the PostgreSQL server is full. Free some space and try again; nothing was half-written."],
  [
    "53300",
    "The PostgreSQL server has no free connection. Raise its max_connections, or lower database.poolSize of each server.",
  ],
  ["53", "The PostgreSQL server is short of memory or other resources. Try again, or give it more."],
  ["54", "A text is too long for PostgreSQL to store or to find. Shorten it and try again."],
  ["40", "The PostgreSQL server cancelled a statement that conflicted with another. Try again."],
  ["55P03", "The database is locked by another server or command. Wait until that has finished and try again."],
  [
    "25006",
    "The PostgreSQL server takes no changes: it is a standby, or was made read-only. Try again when it takes them.",
  ],
  ["28P01", "The PostgreSQL server refused the user or the password. Check database.url and database.passwordFile."],
  [
    "28",
    "The PostgreSQL server does not let this user in from here. Check the user in database.url, and pg_hba.conf of the server.",
  ],
  ["3D000", "There is no database of this name on the PostgreSQL server. Create it, or check database.url."],
  ["42501", "The PostgreSQL user lacks a right that mainstreet needs: it must own the database or the tables in it."],
  ["25P03", "A transaction was idle for too long, so the PostgreSQL server ended it. Try again."],
  ["57014", "The PostgreSQL server cancelled a statement that took too long. Try again."],
  ["57P", "The PostgreSQL server is shutting down or starting. Try again in a moment."],
  ["08", "The connection to the PostgreSQL server was lost. Try again in a moment."],
  ["58", "The disk of the PostgreSQL server failed. Check it; if the database is damaged, restore a backup."],
  ["XX001", "The PostgreSQL database is damaged. Restore a backup of it."],
  ["XX002", "The PostgreSQL database is damaged. Restore a backup of it."],
];

/** Codes of Node for network errors. */
const UNREACHABLE = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_|EPIPE)/;
/** Codes of Node for a Unix socket that is missing or not accessible. */
const NO_SOCKET = /^(ENOENT|EACCES)$/;
/** Messages of `pg` for a lost connection, or one that it did not get in time. */
const LOST_CONNECTION = /terminated|timeout exceeded|not queryable|Connection ended|Query read timeout/i;
/** Message of `pg` for a statement that exceeded its `query_timeout`. */
export const READ_TIMEOUT = /^Query read timeout/;
/** Message of a server that requires encryption. */
const NO_ENCRYPTION = /, no encryption$/;
/** Message of `pg` for a server without TLS. */
const NO_TLS = /server does not support SSL/i;
/** Codes of Node for rejected certificates, https://nodejs.org/api/tls.html#x509-certificate-error-codes. */
const CERTIFICATE = /CERT|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH/;
/** Message of `pg` when the server asks for a password and there is none. */
const NO_PASSWORD = /client password must be a /;

/** Turns errors of the server and the network into AppError `storage`. Any other error is a bug and returned unchanged. */
export function storageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const sentence = sentenceOf(error);
  return sentence === undefined ? error : new AppError("storage", sentence, [], { cause: error });
}

/** Tells whether the server reported that it did not commit. While it shuts down or loses the connection that is unknown. */
const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code ?? "");

/** Converts the error of a COMMIT. When the connection is lost, its outcome is unknown. */
export function commitError(error: unknown): unknown {
  const knownError = storageError(error);
  if (!(knownError instanceof AppError) || isRefusal(error)) return knownError;
  const warning = "Whether the last change was stored is not known.";
  return new AppError(knownError.code, `${knownError.message} ${warning}`, [], { cause: error });
}

function sentenceOf(error: Error): string | undefined {
  const { message } = error;
  if (error instanceof pg.DatabaseError) {
    if (NO_ENCRYPTION.test(message)) {
      return "The PostgreSQL server accepts only encrypted connections from here. Set database.tls to require or verify.";
    }
    const code = error.code ?? "";
    return MESSAGES.find(([prefix]) => code.startsWith(prefix))?.[1];
  }
  if (NO_TLS.test(message)) {
    return "The PostgreSQL server offers no TLS. Turn ssl on there, or set database.tls to off.";
  }
  if (NO_PASSWORD.test(message)) {
    return "The PostgreSQL server asks for a password. Set database.passwordFile, or put it into database.url.";
  }
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (CERTIFICATE.test(code)) {
    return `The PostgreSQL server's certificate is not trusted (${code}). Check the host in database.url and database.tlsCaFile.`;
  }
  const isNoSocket = NO_SOCKET.test(code) && syscall === "connect";
  if (!UNREACHABLE.test(code) && !isNoSocket && !LOST_CONNECTION.test(message)) return undefined;
  return "The PostgreSQL server cannot be reached. Check that it runs, and host and port in database.url.";
}
