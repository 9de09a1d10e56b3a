import { access } from "node:fs/promises";

/** Tells whether there is a file or folder at the path, as far as this user can see. */
export function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
