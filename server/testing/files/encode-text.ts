/**
 * Encodes a text in an older encoding that TextDecoder knows. Errors: a character that it does not have. `encoding` is a name of the
 * Encoding Standard with one or two bytes a character.
 */
export function encodeText(text: string, encoding: string): Buffer {
  const bytesOf = reverseTable(encoding);
  return Buffer.concat(
    [...text].map((character) => {
      const bytes = character <= "\x7f" ? [character.charCodeAt(0)] : bytesOf.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return Buffer.from(bytes);
    }),
  );
}

const tables = new Map<string, Map<string, number[]>>();

function reverseTable(encoding: string): Map<string, number[]> {
  const cachedTable = tables.get(encoding);
  if (cachedTable !== undefined) return cachedTable;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0x80; byte <= 0xff; byte++) add([byte]);
  for (let first = 0x81; first <= 0xfe; first++) for (let second = 0x40; second <= 0xfe; second++) add([first, second]);
  tables.set(encoding, table);
  return table;
}
