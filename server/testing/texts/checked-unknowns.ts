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
    /We do not (?:have|know) its ([^.]*?) yet[.,]/.exec(text) ??
    /Its ([^.]*?) (?:is|are) still missing here/.exec(text) ??
    /We are still missing its (.*?)(?:, and we know|\.)/.exec(text) ??
    [];
  const details = list.split(/, | and | or /).filter((detail) => detail !== "");
  return text.includes("and we know of no website") ? [...details, "website"] : details;
}

function isUnknown(detail: string, { address, phone, website, city, openingHours, otherHours }: Row): boolean {
  const values: Readonly<Record<string, boolean>> = {
    "street address": isBlank(address.replace(/^\d+$/, "")) || !/\p{L}/u.test(address),
    "telephone number": isBlank(phone),
    website: isBlank(website),
    city: isBlank(city),
    hours: openingHours === null && Object.keys(otherHours).length === 0,
    "opening hours": openingHours === null && Object.keys(otherHours).length === 0,
    "service times": openingHours === null && Object.keys(otherHours).length === 0,
  };
  return values[detail] ?? false;
}
