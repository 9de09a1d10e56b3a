import { join } from "node:path";
import { openStore } from "../../store/open-store.ts";
import { deleteAllSuite } from "../../testing/suites/delete-all-suite.ts";

deleteAllSuite("SQLite", async (folder) => {
  const open = () => openStore({ file: join(folder, "mainstreet.db") });
  const stores = [await open(), await open()] as const;
  return { stores, close: async () => void (await Promise.all(stores.map((store) => store.close()))) };
});
