import { mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { diskError } from "../errors.ts";
import { fetchSharedFile } from "../operations/transfer-shared-file.ts";
import type { Store } from "../store/store.ts";

/**
 * Runs `work` with the path of an upload. With several servers, the upload is first copied from the database into the data folder, under
 * the name of `file`, and the copy is removed afterwards. Errors: AppError `not-found`, `storage`, and errors of `work`.
 */
export async function withUpload<Result>(
  { file, uploadId }: { file: string; uploadId: string },
  { store, folder }: { store: Pick<Store, "cluster">; folder: DataFolder },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (store.cluster === undefined) return work(file);
  const copies = await mkdtemp(join(folder.uploads, "job-")).catch((error: unknown) => {
    throw diskError(`The folder ${folder.uploads}`, "written", error);
  });
  try {
    const path = join(copies, basename(file));
    await fetchSharedFile(store.cluster.files, { kind: "upload", id: uploadId, path });
    return await work(path);
  } finally {
    // The sweep of old uploads removes a copy that stays.
    await rm(copies, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
