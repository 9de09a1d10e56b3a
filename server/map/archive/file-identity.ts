interface FileStats {
  ino: number;
  size: number;
  mtimeMs: number;
}

/** Returns a validator of a file, which changes when it is replaced or written. */
export const fileIdentity = ({ ino, size, mtimeMs }: FileStats): string => `${ino} ${size} ${mtimeMs}`;
