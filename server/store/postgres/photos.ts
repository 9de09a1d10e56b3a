import type { Photos } from "../photos/photos.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";

export function createPhotos({ transactions }: Pick<Engine, "transactions">): Photos {
  const { read, writePrivate } = transactions;
  return {
    add: (photos, at) =>
      writePrivate(async (tx) => {
        for (const { name, bytes, width, height } of photos) {
          await tx.run(
            "INSERT INTO photos (name, bytes, width, height, added_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
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
  };
}
