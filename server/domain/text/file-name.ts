const LONGEST = 100;

/** The name of an uploaded file as it may stand in any folder: no path, nothing that a system or a terminal takes amiss. */
export function safeFileName(given: string): string {
  const bare = given.replace(/^.*[/\\]/s, "").normalize("NFC");
  const clean = bare
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^[.\s-]+|[.\s]+$/g, "")
    .replace(/\s+/g, " ");
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? "";
  const name = Array.from(clean.slice(0, clean.length - ending.length))
    .slice(0, LONGEST - ending.length)
    .join("");
  return name === "" ? `upload${ending}` : `${name}${ending}`;
}
