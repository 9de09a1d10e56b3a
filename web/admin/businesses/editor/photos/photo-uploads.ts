import { uploadFailureText, uploadPicture } from "../../../api/upload-picture.ts";
import { setUnsaved } from "../../../ui/dialogs/unsaved-drafts.ts";
import type { EditId } from "../use-edit-param.ts";

/** A file that is uploaded, or could not be. */
export interface Upload {
  id: number;
  file: File;
  /** Why it failed; undefined while it waits or is sent. */
  problem: string | undefined;
}

interface Photos {
  uploads: readonly Upload[];
  /** Addresses of uploaded photos that no form has taken yet. */
  addresses: readonly string[];
}

const NONE: Photos = { uploads: [], addresses: [] };
const photosByEditor = new Map<EditId, Photos>();
const listeners = new Set<() => void>();
let lastUpload = Promise.resolve();
let nextId = 1;

function change(editor: EditId, values: Partial<Photos>): void {
  const photos = { ...photoUploads.of(editor), ...values };
  const isEmpty = photos.uploads.length + photos.addresses.length === 0;
  if (isEmpty) photosByEditor.delete(editor);
  else photosByEditor.set(editor, photos);
  setUnsaved(`photos of ${editor}`, !isEmpty);
  for (const listener of listeners) listener();
}

/** Sends a file unless its upload was removed meanwhile; forgets the result if it is removed while the file is sent. */
async function send(editor: EditId, { id, file }: Upload): Promise<void> {
  const isListed = () => photoUploads.of(editor).uploads.some((upload) => upload.id === id);
  if (!isListed()) return;
  try {
    const { address } = await uploadPicture("photos", file);
    if (!isListed()) return;
    photoUploads.remove(editor, id);
    change(editor, { addresses: [...photoUploads.of(editor).addresses, address] });
  } catch (error) {
    const problem = uploadFailureText(error, "The photo could not be uploaded. Try again.");
    const { uploads } = photoUploads.of(editor);
    change(editor, { uploads: uploads.map((upload) => (upload.id === id ? { ...upload, problem } : upload)) });
  }
}

/** Uploads photos one after another. An upload goes on while its editor is closed, which takes the address once it is open again. */
export const photoUploads = {
  of: (editor: EditId): Photos => photosByEditor.get(editor) ?? NONE,
  /** Tells whether closing the editor would lose photos. */
  has: (editor: EditId): boolean => photosByEditor.has(editor),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(editor: EditId, files: readonly File[]): void {
    const added = files.map((file): Upload => ({ id: nextId++, file, problem: undefined }));
    change(editor, { uploads: [...photoUploads.of(editor).uploads, ...added] });
    for (const upload of added) lastUpload = lastUpload.then(() => send(editor, upload));
  },
  remove(editor: EditId, id: number): void {
    change(editor, { uploads: photoUploads.of(editor).uploads.filter((upload) => upload.id !== id) });
  },
  /** Returns the addresses that a form adds to its photos. */
  take(editor: EditId): readonly string[] {
    const { addresses } = photoUploads.of(editor);
    if (addresses.length > 0) change(editor, { addresses: [] });
    return addresses;
  },
  discard: (editor: EditId): void => change(editor, NONE),
};
