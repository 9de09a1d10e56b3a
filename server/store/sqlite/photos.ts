import type { Photos } from "../photos/photos.ts";
import type { Engine } from "./engine.ts";

export function createPhotos({ db, transactions, activity }: Engine): Photos {
  const { read, writePrivate } = transactions;
  const insert = db.prepare("INSERT INTO photos VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const select = db.prepare<[string], Buffer>("SELECT bytes FROM photos WHERE name = ?").pluck();
  const remove = db.prepare("DELETE FROM photos WHERE name = ?");
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
  };
}
