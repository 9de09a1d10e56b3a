/** What is asked of a font before text is set in it. */
export interface FontTable {
  /** The width of a character in em; undefined when the font has no picture of it. */
  advance(codePoint: number): number | undefined;
}

/** A TrueType file's tables by their names. */
type Tables = ReadonlyMap<string, DataView>;

/**
 * Reads which characters a TrueType font has and how wide they are: its tables cmap (formats 4 and 12), hhea, hmtx and head.
 * Kerning is left out. Throws for bytes that are no such font.
 */
export function readFontTable(bytes: Uint8Array): FontTable {
  const tables = tablesOf(bytes);
  const unitsPerEm = table(tables, "head").getUint16(18);
  const measured = table(tables, "hhea").getUint16(34);
  const widths = table(tables, "hmtx");
  const glyphs = glyphsOf(table(tables, "cmap"));
  return {
    advance(codePoint) {
      const glyph = glyphs.get(codePoint);
      // what comes after the last measured glyph is as wide as that one
      return glyph === undefined ? undefined : widths.getUint16(Math.min(glyph, measured - 1) * 4) / unitsPerEm;
    },
  };
}

function tablesOf(bytes: Uint8Array): Tables {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records = Array.from({ length: file.getUint16(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((record) => [
      String.fromCharCode(...bytes.subarray(record, record + 4)),
      new DataView(bytes.buffer, bytes.byteOffset + file.getUint32(record + 8), file.getUint32(record + 12)),
    ]),
  );
}

function table(tables: Tables, name: string): DataView {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`The font has no table ${name}`);
  return found;
}

/** Glyph numbers by character; characters without a glyph are not in it. */
function glyphsOf(cmap: DataView): Map<number, number> {
  const parts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + 8 * index + 4));
  const whole = parts.find((at) => cmap.getUint16(at) === 12);
  const basic = parts.find((at) => cmap.getUint16(at) === 4);
  if (whole !== undefined) return glyphsOfGroups(cmap, whole);
  if (basic !== undefined) return glyphsOfSegments(cmap, basic);
  throw new Error("The font's characters are listed in an unknown way");
}

function glyphsOfGroups(cmap: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(at + 12); group++) {
    const record = at + 16 + 12 * group;
    const first = cmap.getUint32(record);
    const last = cmap.getUint32(record + 4);
    for (let code = first; code <= last; code++) glyphs.set(code, cmap.getUint32(record + 8) + code - first);
  }
  return glyphs;
}

function glyphsOfSegments(cmap: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  // four lists of as many numbers follow: last characters, first characters, deltas and offsets
  const size = cmap.getUint16(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.getUint16(at + 14 + segment);
    const first = cmap.getUint16(at + 16 + size + segment);
    const delta = cmap.getUint16(at + 16 + 2 * size + segment);
    const offsetAt = at + 16 + 3 * size + segment;
    const offset = cmap.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : cmap.getUint16(offsetAt + offset + 2 * (code - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
