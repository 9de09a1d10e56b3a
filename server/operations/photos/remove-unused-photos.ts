import type { Store } from "../../store/store.ts";

/** Days for which an unused upload is kept: a form may be open that long before it is saved. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

interface RemoveUnusedPhotosOptions {
  store: Pick<Store, "photos">;
  now: () => Date;
}

/** Removes uploaded pictures that no business and no setting shows, and that no undo could bring back. */
export async function removeUnusedPhotos({ store, now }: RemoveUnusedPhotosOptions): Promise<{ removed: number }> {
  return { removed: await store.photos.removeUnused(new Date(now().getTime() - KEPT_DAYS * DAY_MS)) };
}
