import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";

/** Errors: AppError `conflict` when the directory has changed since a preview with this data version, if one is given. */
export async function requirePreviewOf(
  store: Pick<Store, "directory">,
  dataVersion: string | undefined,
): Promise<void> {
  if (dataVersion === undefined || dataVersion === (await store.directory.dataVersion())) return;
  throw new AppError(
    "conflict",
    "The directory has changed since this preview was made. Look at the new figures, then import.",
  );
}
