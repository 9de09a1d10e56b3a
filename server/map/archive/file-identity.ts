interface FileStats {
  ino: number;
  size: number;
  mtimeMs: number;
}

/** Returns what tells one state of a file from another. */
export const fileIdentity = ({ ino, size, mtimeMs }: FileStats): string => `${ino} ${size} ${mtimeMs}`;
