/** Makes a bitmap with 1 at each id. The ids may be too many for the arguments of a function such as `Math.max`. */
export function idBitmap(ids: readonly number[]): Uint8Array {
  const bitmap = new Uint8Array(ids.reduce((highestId, id) => Math.max(highestId, id), 0) + 1);
  for (const id of ids) bitmap[id] = 1;
  return bitmap;
}
