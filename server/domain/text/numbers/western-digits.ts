const OTHER_DIGITS = /[٠-٩۰-۹０-９]/g;
/** Code points of zero: Arabic, Persian and full-width. */
const ZEROS = [0x660, 0x6f0, 0xff10];

/** Replaces Arabic, Persian and full-width digits by those of the Latin script. */
export function westernDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}
