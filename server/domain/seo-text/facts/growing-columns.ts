type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/**
 * A list of numbers that takes no more memory than its kind of number needs. Room for `expected` is laid out at once, which
 * costs nothing until it is filled; more makes it grow by half.
 */
export function growingColumn<Column extends Numbers>(make: (length: number) => Column, expected: number) {
  let values = make(expected + 1);
  let length = 0;
  return {
    push(value: number): void {
      if (length === values.length) {
        const larger = make(Math.ceil(length * 1.5));
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    get length() {
      return length;
    },
    /** What was pushed; nothing can be pushed any more. */
    finished: (): Column => values.subarray(0, length) as Column,
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const EXPECTED_BYTES = 32;

/** Many short texts as one run of bytes: a third of what as many strings take. */
export function growingTexts(expected: number) {
  let bytes = new Uint8Array(EXPECTED_BYTES * (expected + 1));
  let used = 0;
  const ends = growingColumn((length) => new Uint32Array(length), expected);
  return {
    push(text: string): void {
      // a UTF-16 unit is at most three bytes
      if (used + text.length * 3 > bytes.length) {
        const larger = new Uint8Array(Math.ceil(bytes.length * 1.5) + text.length * 3);
        larger.set(bytes);
        bytes = larger;
      }
      used += encoder.encodeInto(text, bytes.subarray(used)).written;
      ends.push(used);
    },
    finished(): (index: number) => string {
      const all = bytes.subarray(0, used);
      const until = ends.finished();
      return (index) => decoder.decode(all.subarray(index === 0 ? 0 : until[index - 1], until[index]));
    },
  };
}
