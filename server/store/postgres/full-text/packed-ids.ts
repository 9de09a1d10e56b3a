/**
 * Ascending ids as bytes: the difference of each to the one before, of the first to `firstId`, in LEB128 (seven bits a byte, the
 * lowest first, with the highest bit set where more follow). Ids that follow closely take a byte each.
 */
export function packIds(ids: ArrayLike<number>, firstId: number): Buffer {
  const bytes = Buffer.allocUnsafe(ids.length * MAX_BYTES);
  let length = 0;
  let last = firstId;
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as number;
    let rest = id - last;
    last = id;
    while (rest > 127) {
      bytes[length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    bytes[length++] = rest;
  }
  return Buffer.from(bytes.subarray(0, length));
}

/** Of a difference below 2^53. */
const MAX_BYTES = 8;

/** Calls `visit` with each id. `firstId` as it was packed with. */
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

/** The ids in an array. */
export function unpackedIds(bytes: Uint8Array, firstId: number): number[] {
  const ids: number[] = [];
  unpackIds(bytes, firstId, (id) => ids.push(id));
  return ids;
}
