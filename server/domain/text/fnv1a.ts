/** Computes 32-bit FNV-1a over UTF-16 units, unsigned: the same on every machine. For short keys; not for secrets. */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
