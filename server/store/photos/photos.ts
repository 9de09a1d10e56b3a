import type { ChangeEntry } from "../port/changes.ts";

/** A picture as pages show it: WebP, or PNG for icons; at most some hundred kilobytes. */
export interface StoredPhoto {
  /** The last part of its address, such as `0123….webp`. */
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Photos of businesses and logos of the site that were uploaded in the panel. Names are hashes of contents, so a name never gets another picture. */
export interface Photos {
  /** Adds pictures. Those that are there already stay, and count as added now. */
  add(photos: readonly StoredPhoto[], at: Date): Promise<void>;
  /** Returns undefined for an unknown name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Erases pictures permanently, with an entry of the activity log. Returns their number; without any there is no entry. */
  erase(names: readonly string[], entry: ChangeEntry): Promise<number>;
  /**
   * Removes pictures added before a time that no business, setting or value of an undo names; returns how many files. Reads the whole
   * directory, so servers run it in a child process.
   */
  removeUnused(addedBefore: Date): Promise<number>;
}
