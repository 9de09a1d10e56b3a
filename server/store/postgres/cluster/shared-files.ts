import { AppError } from "../../../errors.ts";
import type { SharedFile, SharedFiles } from "../../port/cluster.ts";
import { NOW } from "../connection/database-clock.ts";
import type { Transactions } from "../connection/transactions.ts";

const SELECT_FILE = `SELECT id, name, bytes, is_complete = 1 AS "isComplete", ${NOW} - created_at AS "ageMs" FROM files`;

export function createSharedFiles({ read, writeUnlocked }: Transactions): SharedFiles {
  return {
    begin: (kind, id, name) =>
      writeUnlocked(async (tx) => {
        await tx.run("DELETE FROM files WHERE kind = $1 AND id = $2", [kind, id]);
        await tx.run(`INSERT INTO files (kind, id, name, created_at) VALUES ($1, $2, $3, ${NOW})`, [kind, id, name]);
      }),

    writeChunk: (kind, id, number, bytes) =>
      writeUnlocked(async (tx) => {
        const files = await tx.run("UPDATE files SET bytes = bytes + $3 WHERE kind = $1 AND id = $2", [
          kind,
          id,
          bytes.length,
        ]);
        if (files === 0) throw new AppError("not-found", "The file was removed while it was being saved.");
        await tx.run("INSERT INTO file_chunks VALUES ($1, $2, $3, $4)", [kind, id, number, bytes]);
      }),

    finish: (kind, id) =>
      writeUnlocked(async (tx) => {
        await tx.run("UPDATE files SET is_complete = 1 WHERE kind = $1 AND id = $2", [kind, id]);
      }),

    find: (kind, id) =>
      read((tx) => tx.row<SharedFile>(`${SELECT_FILE} WHERE kind = $1 AND id = $2 AND is_complete = 1`, [kind, id])),

    list: (kind) =>
      read((tx) => tx.rows<SharedFile>(`${SELECT_FILE} WHERE kind = $1 ORDER BY created_at DESC, id`, [kind])),

    chunk: (kind, id, number) =>
      read(async (tx) => {
        const row = await tx.row<{ bytes: Buffer }>(
          "SELECT bytes FROM file_chunks WHERE kind = $1 AND id = $2 AND number = $3",
          [kind, id, number],
        );
        return row?.bytes;
      }),

    remove: (kind, ids) =>
      writeUnlocked(async (tx) => {
        await tx.run("DELETE FROM files WHERE kind = $1 AND id = ANY($2)", [kind, [...ids]]);
      }),
  };
}
