import { AppError } from "../../errors.ts";

/** Encodings in which line breaks and commas are not ASCII bytes, and which no table file uses. */
const UNSUPPORTED = new Set(["iso-2022-jp", "x-user-defined"]);

/**
 * Returns the Encoding Standard's name of an encoding, by any of its labels: "cp1250" is "windows-1250". Errors: AppError `usage` for an
 * unknown label.
 */
export function readEncodingName(label: string): string {
  try {
    const { encoding } = new TextDecoder(label);
    if (!UNSUPPORTED.has(encoding)) return encoding;
  } catch {
    // TextDecoder throws a RangeError for an unknown label.
  }
  throw new AppError(
    "usage",
    `--encoding: "${label}" is not known. Names are utf-8, windows-1250 to windows-1258, iso-8859-2, koi8-r, macintosh, shift_jis, gbk, big5, euc-kr …`,
  );
}
