import type { Photos } from "../photos/photos.ts";
import { TEXTS_WITH_PHOTOS, UsedPhotos } from "../photos/unused-photos.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";

export function createPhotos({ transactions }: Pick<Engine, "transactions">): Photos {
  const { read, writePrivate } = transactions;
  return {
    add: (photos, at) =>
      writePrivate(async (tx) => {
        for (const { name, bytes, width, height } of photos) {
          await tx.run(
            `INSERT INTO photos (name, bytes, width, height, added_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (name) DO UPDATE SET added_at = excluded.added_at`,
            [name, bytes, width, height, at.toISOString()],
          );
        }
      }),
    async read(name) {
      const row = await read((tx) => tx.row<{ bytes: Buffer }>("SELECT bytes FROM photos WHERE name = $1", [name]));
      return row?.bytes;
    },
    erase: (names, entry) =>
      writePrivate(async (tx) => {
        const erased = await tx.run("DELETE FROM photos WHERE name = ANY($1::text[])", [names]);
        if (erased > 0) await activity.recordChange(tx, entry);
        return erased;
      }),
    async removeUnused(addedBefore) {
      const before = addedBefore.toISOString();
      // Writes wait only if there is something to remove; then a save may have come between.
      if ((await read(findUnused)).length === 0) return 0;
      return writePrivate(async (tx) =>
        tx.run("DELETE FROM photos WHERE name = ANY($1::text[]) AND added_at < $2", [await findUnused(tx), before]),
      );
    },
  };
}

async function findUnused(tx: Transaction): Promise<string[]> {
  const names = await tx.values<string>("SELECT name FROM photos");
  const usedPhotos = new UsedPhotos();
  if (names.length === 0) return names;
  for (const sql of TEXTS_WITH_PHOTOS) for (const text of await tx.values<string>(sql)) usedPhotos.add(text);
  return usedPhotos.unused(names);
}
