/** Maximum bytes of a difference below 2^53. */
const MAX_BYTES_PER_ID = 8;

/**
 * Packs ascending ids by delta encoding: the difference of each id to the one before, and of the first one to `firstId`, as LEB128 (seven
 * bits per byte, lowest first; the highest bit is set if more bytes follow). Ids close to each other take one byte each.
 */
export function packIds(ids: ArrayLike<number>, firstId: number): Buffer {
  const bytes = Buffer.allocUnsafe(ids.length * MAX_BYTES_PER_ID);
  let length = 0;
  let previousId = firstId;
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as number;
    let remainder = id - previousId;
    previousId = id;
    while (remainder > 127) {
      bytes[length++] = (remainder % 128) | 128;
      remainder = Math.floor(remainder / 128);
    }
    bytes[length++] = remainder;
  }
  return Buffer.from(bytes.subarray(0, length));
}

/** Calls `visit` with each id. `firstId` is the one given to `packIds`. */
export function unpackIds(bytes: Uint8Array, firstId: number, visit: (id: number) => void): void {
  let id = firstId;
  let scale = 1;
  for (const byte of bytes) {
    id += (byte & 127) * scale;
    if (byte > 127) {
      scale *= 128;
      continue;
    }
    visit(id);
    scale = 1;
  }
}

/** Returns the ids as an array. `firstId` is the one given to `packIds`. */
export function unpackedIds(bytes: Uint8Array, firstId: number): number[] {
  const ids: number[] = [];
  unpackIds(bytes, firstId, (id) => ids.push(id));
  return ids;
}
