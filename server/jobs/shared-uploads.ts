import type { Logger } from "pino";
import { saveSharedFile } from "../operations/transfer-shared-file.ts";
import type { SharedFiles } from "../store/port/cluster.ts";
import { isAbandoned, logFailedRemoval, type PinnedIds, UPLOAD_ID, type Uploads } from "./uploads.ts";

/**
 * Shares uploads between servers: the one that receives a file stores it in its data folder (`local`), then shares it through the database.
 */
export function shareUploads(
  local: Uploads,
  files: SharedFiles,
  log: Logger,
  pinnedIds: PinnedIds = async () => new Set(),
): Uploads {
  return {
    ...local,

    async share({ id, name, path }) {
      if (path !== null) await saveSharedFile(files, { kind: "upload", id, path }, name);
      await local.remove(id);
      return { id, name, path: null };
    },

    async find(id) {
      const file = UPLOAD_ID.test(id) ? await files.find("upload", id) : undefined;
      return file && { id, name: file.name, path: null };
    },

    async remove(id) {
      await local.remove(id);
      await files.remove("upload", [id]).catch(logFailedRemoval(log, id));
    },

    async clearOld() {
      await local.clearOld();
      const pinned = await pinnedIds();
      const newestFirst = (await files.list("upload")).filter(({ id }) => !pinned.has(id));
      const oldUploads = newestFirst.filter(({ ageMs }, index) => isAbandoned(index, ageMs));
      if (oldUploads.length > 0)
        await files.remove(
          "upload",
          oldUploads.map(({ id }) => id),
        );
    },
  };
}
