const MAX_NAME_CHARS = 100;

/** Returns a file name without a path that is safe on any system and in a terminal; keeps the extension. At most 100 characters. */
export function safeFileName(fileName: string): string {
  const nameWithoutPath = fileName.replace(/^.*[/\\]/s, "").normalize("NFC");
  const cleanName = nameWithoutPath
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, "")
    .replace(/\s+/g, " ");
  const extension = /\.[a-z0-9]{1,5}$/i.exec(cleanName)?.[0] ?? "";
  const name = Array.from(cleanName.slice(0, cleanName.length - extension.length))
    .slice(0, MAX_NAME_CHARS - extension.length)
    .join("");
  return name === "" ? `upload${extension}` : `${name}${extension}`;
}
