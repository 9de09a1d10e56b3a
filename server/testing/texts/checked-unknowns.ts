import type { Row } from "./rows-around.ts";

/* Recounts from the records which details are unknown, without the code that writes them. */

const isBlank = (text: string | null) => text === null || text === "";

/** Returns the details that a text calls unknown though the row has them. */
export function wrongUnknowns(text: string, business: Row): string[] {
  return unknownDetails(text).filter((detail) => !isUnknown(detail, business));
}

/** Returns the details that a text calls unknown: `website`. */
function unknownDetails(text: string): string[] {
  const [, list = ""] =
    /(?:We do not have|[Ss]o far we do not have|We have not found|We could not find) its ([^.]*)\./.exec(text) ?? [];
  return list
    .replace(/ yet$/, "")
    .split(/, | or /)
    .flatMap((detail) => (detail === "" ? [] : detail.replace(/^a /, "")));
}

function isUnknown(detail: string, { address, phone, website, city, openingHours, otherHours }: Row): boolean {
  const values: Readonly<Record<string, boolean>> = {
    "street address": isBlank(address.replace(/^\d+$/, "")) || !/\p{L}/u.test(address),
    "phone number": isBlank(phone),
    website: isBlank(website),
    city: isBlank(city),
    hours: openingHours === null && Object.keys(otherHours).length === 0,
    "opening hours": openingHours === null && Object.keys(otherHours).length === 0,
    "service times": openingHours === null && Object.keys(otherHours).length === 0,
  };
  return values[detail] ?? false;
}
