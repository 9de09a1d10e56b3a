import { useRef, useState } from "react";
import { uploadFailureText, uploadPicture } from "../../../api/upload-picture.ts";

/** A file that is uploaded, or could not be. */
export interface Upload {
  id: number;
  file: File;
  /** Why it failed; undefined while it waits or is sent. */
  problem: string | undefined;
}

/** Uploads files one after another. `onUploaded` gets the address of each. */
export function useUploads(onUploaded: (address: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef({ last: Promise.resolve(), nextId: 1 });
  const remove = (id: number) => setUploads((current) => current.filter((upload) => upload.id !== id));
  const fail = (id: number, problem: string) =>
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));

  async function send(id: number, file: File): Promise<void> {
    try {
      const { address } = await uploadPicture("photos", file);
      onUploaded(address);
      remove(id);
    } catch (error) {
      fail(id, uploadFailureText(error, "The photo could not be uploaded. Try again."));
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const id = queue.current.nextId++;
      setUploads((current) => [...current, { id, file, problem: undefined }]);
      queue.current.last = queue.current.last.then(() => send(id, file));
    }
  }

  return {
    uploads,
    add,
    remove,
    retry({ id, file }: Upload) {
      remove(id);
      add([file]);
    },
  };
}
