/** Advance width in em by code point; a missing code point has no glyph. */
export type FontTable = ReadonlyMap<number, number>;

/**
 * Reads the widths of a TrueType font, without kerning, from its tables head, hhea, hmtx and cmap (format 12). resvg measures whole
 * drawings only, which is too slow to wrap lines, and does not report a missing glyph. Throws for other bytes.
 */
export function readFontTable(bytes: Uint8Array): FontTable {
  const unitsPerEm = table(bytes, "head").getUint16(18);
  const metricCount = table(bytes, "hhea").getUint16(34);
  const hmtx = table(bytes, "hmtx");
  const cmap = table(bytes, "cmap");
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const start = subtables.find((offset) => cmap.getUint16(offset) === 12);
  if (start === undefined) throw new Error("The font has no cmap of format 12");
  const widths = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(start + 12); group++) {
    const record = start + 16 + 12 * group;
    const [first, last, firstGlyph] = [0, 4, 8].map((offset) => cmap.getUint32(record + offset)) as [
      number,
      number,
      number,
    ];
    for (let code = first; code <= last; code++) {
      // Glyphs after the last measured one share its width.
      const glyph = Math.min(firstGlyph + code - first, metricCount - 1);
      widths.set(code, hmtx.getUint16(glyph * 4) / unitsPerEm);
    }
  }
  return widths;
}

function table(bytes: Uint8Array, name: string): DataView {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let record = 12; record < 12 + 16 * file.getUint16(4); record += 16)
    if (String.fromCharCode(...bytes.subarray(record, record + 4)) === name)
      return new DataView(bytes.buffer, bytes.byteOffset + file.getUint32(record + 8), file.getUint32(record + 12));
  throw new Error(`The font has no table ${name}`);
}
