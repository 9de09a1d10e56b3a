import { useEffect, useSyncExternalStore } from "react";
import type { EditId } from "../use-edit-param.ts";
import { photoUploads, type Upload } from "./photo-uploads.ts";

/** Uploads photos for an editor. `onUploaded` gets the addresses, those of uploads that ended while it was closed too. */
export function useUploads(editor: EditId, onUploaded: (addresses: readonly string[]) => void) {
  const { uploads, addresses } = useSyncExternalStore(photoUploads.subscribe, () => photoUploads.of(editor));
  useEffect(() => {
    if (addresses.length > 0) onUploaded(photoUploads.take(editor));
  });
  return {
    uploads,
    add: (files: readonly File[]) => photoUploads.add(editor, files),
    remove: (id: number) => photoUploads.remove(editor, id),
    retry({ id, file }: Upload) {
      photoUploads.remove(editor, id);
      photoUploads.add(editor, [file]);
    },
  };
}

/** Tells whether photos of the editor are waiting or being sent. */
export function useIsUploading(editor: EditId): boolean {
  return useSyncExternalStore(photoUploads.subscribe, () =>
    photoUploads.of(editor).uploads.some(({ problem }) => problem === undefined),
  );
}
