/** Replaces every "(…)", from an opening bracket to the next closing one. Linear in the length of the text. */
export function withoutBrackets(text: string, replacement = " "): string {
  let remainder = "";
  let end = 0;
  for (;;) {
    const openIndex = text.indexOf("(", end);
    const closeIndex = openIndex === -1 ? -1 : text.indexOf(")", openIndex);
    if (closeIndex === -1) return remainder + text.slice(end);
    remainder += text.slice(end, openIndex) + replacement;
    end = closeIndex + 1;
  }
}
