/** Returns the forms in which a text may tell a name: without a slogan, without a bracket at its end, and in small letters if it is shouted. */
export function toldNames(name: string): string[] {
  const bare = name.replace(/^(.{3,}?)\s?[|•].*$/s, "$1");
  const forms = [name, bare, bare.replace(/^(.{4,}) \([^()]*\)$/s, "$1")];
  return [
    ...forms,
    ...forms.map((form) =>
      form === form.toUpperCase()
        ? asWords(form)
        : form.replace(/(?<=^| )\p{Lu}{6,}[.,!]?(?=$| )/gu, (word) => inSmallLetters(word)),
    ),
  ];
}

/** Returns a shouted name with small letters, except for short words, which may be abbreviations. */
function asWords(name: string): string {
  const joining = /^(?:a|al|an|and|at|by|da|de|del|di|do|for|in|la|le|les|my|of|oh|on|or|our|pop|the|to|up|with)$/i;
  return name
    .split(" ")
    .map((word, index) => {
      if (joining.test(word)) return index === 0 ? inSmallLetters(word) : word.toLowerCase();
      const letters = word.replace(/[^\p{L}]/gu, "");
      const isSaid = /^[^AEIOU][AEIOU][^AEIOU]$/.test(letters);
      return (letters.length < 4 && !isSaid) || /^(?:HVAC|PLLC|YMCA|YWCA)$/.test(letters) ? word : inSmallLetters(word);
    })
    .join(" ");
}

function inSmallLetters(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{N}'’])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
