type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A list of numbers that takes no more memory than its kind of number needs, and half as much again while it grows. */
export function growingColumn<Column extends Numbers>(make: (length: number) => Column) {
  let values = make(1024);
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
    /** What was pushed, without the room to grow. */
    finished: (): Column => values.slice(0, length) as Column,
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Many short texts as one run of bytes: a third of what as many strings take. */
export function growingTexts() {
  let bytes = new Uint8Array(16_384);
  let used = 0;
  const ends = growingColumn((length) => new Uint32Array(length));
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
      const all = bytes.slice(0, used);
      const until = ends.finished();
      return (index) => decoder.decode(all.subarray(index === 0 ? 0 : until[index - 1], until[index]));
    },
  };
}
