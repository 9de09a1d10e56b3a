export interface JsonMistake {
  /** From 1 on. */
  line: number;
  /** Goes on after "line 3: ". */
  what: string;
}

const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /"[^"\n]{0,40}"?|[^\s,:{}[\]]{1,40}|./y;

/** The first mistake in a text that should be JSON, as a person would tell of it; undefined when there is none. */
export function jsonMistake(text: string): JsonMistake | undefined {
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const next = () => {
    while (/[ \t\n\r]/.test(text[at] ?? "")) at++;
    return text[at];
  };
  const fail = (what: string): never => {
    throw { line: text.slice(0, at).split("\n").length, what } satisfies JsonMistake;
  };
  /** What stands here, as it is written. */
  const here = () => {
    WORD.lastIndex = at;
    return WORD.exec(text)?.[0] ?? "";
  };

  function value(): void {
    const first = next();
    if (first === "{") members("}", member);
    else if (first === "[") members("]", value);
    else if (first === undefined) fail("the file ends where a value should be.");
    else if (first === '"') string();
    else if (first === "/" || first === "#") fail("JSON takes no comments.");
    else if (read(PLAIN) === undefined) fail(`${here()} is no value. A text stands in double quotes: "like this".`);
  }
  function string(): void {
    if (read(STRING) !== undefined) return;
    fail(
      `the text that begins with ${here()} has no closing quote, or holds what must be written otherwise, as \\n or \\\\.`,
    );
  }
  function member(): void {
    const first = next();
    if (first === undefined) fail("the file ends where a name should be.");
    if (first === "/" || first === "#") fail("JSON takes no comments.");
    if (first !== '"') fail(`a name in double quotes is needed in place of ${here()}.`);
    string();
    if (next() !== ":") fail("a colon is missing after a name.");
    at++;
    value();
  }
  function members(end: "}" | "]", each: () => void): void {
    at++;
    if (next() === end) {
      at++;
      return;
    }
    for (;;) {
      each();
      const after = next();
      at++;
      if (after === end) return;
      if (after === "," && next() !== end) continue;
      if (after === ",") fail(`there is a comma too many before the ${end}.`);
      at--;
      fail(after === undefined ? `the closing ${end} is missing.` : `a comma is missing before ${here()}.`);
    }
  }

  try {
    value();
    if (next() !== undefined) fail(`the text should end before ${here()}.`);
    return undefined;
  } catch (mistake) {
    if (mistake instanceof Error) throw mistake;
    return mistake as JsonMistake;
  }
}
