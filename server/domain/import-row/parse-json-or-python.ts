import { isNestedDeeper } from "../text/nesting.ts";

const MAX_DEPTH = 20;

/**
 * Parses JSON text or a Python literal (`{'a': True, 'b': None}`), as exports that went through a script contain; undefined when the text
 * is neither, or nested deeper than 20 levels. Python's None is null, a tuple an array.
 */
export function parseJsonOrPython(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readPython(text);
  }
  return isNestedDeeper(value, MAX_DEPTH) ? undefined : value;
}

/** Tells by its beginning whether a text is JSON or a Python literal. */
export function looksLikeJsonOrPython(text: string): boolean {
  return /^\s*[[{(]\s*(["'[{(]|[\]})]\s*$)/.test(text);
}

function readPython(text: string): unknown {
  const reader = new PythonReader(text);
  try {
    const value = reader.value(0);
    return reader.atEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const WORDS: Record<string, unknown> = { True: true, False: false, None: null, true: true, false: false, null: null };
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", "\n": "" };

class PythonReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new SyntaxError("too deep");
    const start = this.peek();
    if (start === "{") return this.dictionary(depth);
    if (start === "[") return this.items("]", depth);
    if (start === "(") return this.items(")", depth);
    if (start === "'" || start === '"') return this.string(start);
    const word = this.match(/[A-Za-z]+|[+-]?[\d.]+(?:[eE][+-]?\d+)?/y);
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    const number = Number(word);
    if (Number.isNaN(number)) throw new SyntaxError(`unexpected ${word}`);
    return number;
  }

  atEnd(): boolean {
    return this.peek() === "";
  }

  private dictionary(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.expect("{");
    while (this.peek() !== "}") {
      const key = String(this.value(depth + 1));
      this.expect(":");
      entries.push([key, this.value(depth + 1)]);
      if (this.peek() !== "}") this.expect(",");
    }
    this.expect("}");
    return Object.fromEntries(entries);
  }

  private items(close: string, depth: number): unknown[] {
    const values: unknown[] = [];
    this.at++;
    while (this.peek() !== close) {
      values.push(this.value(depth + 1));
      if (this.peek() !== close) this.expect(",");
    }
    this.expect(close);
    return values;
  }

  private string(quote: string): string {
    const raw = this.match(quote === "'" ? /'(?:[^'\\]|\\[\s\S])*'/y : /"(?:[^"\\]|\\[\s\S])*"/y);
    return raw.slice(1, -1).replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([\s\S]))/g, (_, hex, wide, other) => {
      if (other !== undefined) return ESCAPES[other] ?? other;
      return String.fromCharCode(Number.parseInt(hex ?? wide, 16));
    });
  }

  /** Returns the next character other than whitespace; "" at the end. */
  private peek(): string {
    while (/\s/.test(this.text.charAt(this.at))) this.at++;
    return this.text.charAt(this.at);
  }

  private expect(character: string): void {
    if (this.peek() !== character) throw new SyntaxError(`${character} expected`);
    this.at++;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const token = pattern.exec(this.text)?.[0];
    if (!token) throw new SyntaxError("unexpected character");
    this.at += token.length;
    return token;
  }
}
