/** Replaces every "(…)", from an opening bracket to the next closing one. Linear in the length of the text. */
export function withoutBrackets(text: string, replacement = " "): string {
  let remainder = "";
  let end = 0;
  for (;;) {
    const opening = text.indexOf("(", end);
    const closing = opening === -1 ? -1 : text.indexOf(")", opening);
    if (closing === -1) return remainder + text.slice(end);
    remainder += text.slice(end, opening) + replacement;
    end = closing + 1;
  }
}
