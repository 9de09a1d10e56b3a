/** `Main Street` of `12 Main Street`, `Bahnhofstrasse` of `Bahnhofstrasse 3`; undefined when no name is left. */
export function streetName(address: string): string | undefined {
  const line = (address.split(",", 1)[0] ?? "").replace(
    /\s+(?:#|ste\.?|suite|unit|apt\.?|bldg\.?|floor|fl\.?)\b.*$/i,
    "",
  );
  const afterNumber = line.replace(/^(?:no\.?\s*)?\d+[\w/-]*\s+/i, "");
  // "5071 County Rd 48" has its house number in front, so 48 is the road's
  const name = (afterNumber === line ? line.replace(/\s+\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?$/i, "") : afterNumber).trim();
  return /\p{L}{3}/u.test(name) && !/^p\.?\s?o\.?\s/i.test(name) ? name : undefined;
}
