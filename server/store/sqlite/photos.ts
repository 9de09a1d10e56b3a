import type { Photos } from "../photos/photos.ts";
import { TEXTS_WITH_PHOTOS, UsedPhotos } from "../photos/unused-photos.ts";
import type { Engine } from "./engine.ts";

export function createPhotos({ db, transactions, activity }: Engine): Photos {
  const { read, writePrivate } = transactions;
  const insert = db.prepare(
    "INSERT INTO photos VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET added_at = excluded.added_at",
  );
  const select = db.prepare<[string], Buffer>("SELECT bytes FROM photos WHERE name = ?").pluck();
  const remove = db.prepare("DELETE FROM photos WHERE name = ?");
  // The index of names is read, and the rows with their large pictures are not.
  const selectNames = db.prepare<[], string>("SELECT name FROM photos").pluck();
  const removeOld = db.prepare("DELETE FROM photos WHERE name = ? AND added_at < ?");
  const texts = TEXTS_WITH_PHOTOS.map((sql) => db.prepare<[], string>(sql).pluck());
  return {
    add: (photos, at) =>
      writePrivate(() => {
        for (const { name, bytes, width, height } of photos) insert.run(name, bytes, width, height, at.toISOString());
      }),
    read: (name) => read(() => select.get(name)),
    erase: (names, entry) =>
      writePrivate(() => {
        let erased = 0;
        for (const name of names) erased += remove.run(name).changes;
        if (erased > 0) activity.recordChange(entry);
        return erased;
      }),
    async removeUnused(addedBefore) {
      const before = addedBefore.toISOString();
      const findUnused = () => {
        const names = selectNames.all();
        const usedPhotos = new UsedPhotos();
        if (names.length > 0) for (const select of texts) for (const text of select.iterate()) usedPhotos.add(text);
        return usedPhotos.unused(names);
      };
      // The lock is taken only if there is something to remove; then a save may have come between.
      if ((await read(findUnused)).length === 0) return 0;
      return writePrivate(() => findUnused().reduce((count, name) => count + removeOld.run(name, before).changes, 0));
    },
  };
}
