import type { SocialLinks, SocialNetwork, SpecialDay } from "#contract/business";
import { NETWORKS } from "#domain/business/facts/social-networks-data";

/** `invalidLine` is the first line in another form, which is left out. */
interface ParsedLines<Value> {
  value: Value;
  invalidLine: string | undefined;
}

/** Formats one day per line: `2026-12-25: Closed (Christmas Day)`. */
export function formatSpecialDays(days: readonly SpecialDay[]): string {
  return days.map(({ date, hours, name }) => `${date}: ${hours}${name === undefined ? "" : ` (${name})`}`).join("\n");
}

export function parseSpecialDays(text: string): ParsedLines<SpecialDay[]> {
  let invalidLine: string | undefined;
  const value = linesOf(text).flatMap((line): SpecialDay[] => {
    const [date, rest] = partsOf(line);
    const [hours = "", ...names] = rest.split("(");
    const name = names.join("(").replace(/\)$/, "").trim();
    if (/^\d{4}-\d\d-\d\d$/.test(date) && hours.trim() !== "") {
      return [{ date, hours: hours.trim(), ...(name === "" ? {} : { name }) }];
    }
    invalidLine ??= line;
    return [];
  });
  return { value, invalidLine };
}

/** Formats one profile per line: `Facebook: https://www.facebook.com/joes`. */
export function formatSocialLinks(links: SocialLinks): string {
  return NETWORKS.flatMap(({ network, label }) => (links[network] ? [`${label}: ${links[network]}`] : [])).join("\n");
}

export function parseSocialLinks(text: string): ParsedLines<SocialLinks> {
  const value: SocialLinks = {};
  let invalidLine: string | undefined;
  for (const line of linesOf(text)) {
    const [name, address] = partsOf(line);
    const network = networkNamed(name);
    if (network === undefined || address === "") invalidLine ??= line;
    else value[network] = address;
  }
  return { value, invalidLine };
}

/** Splits a line at its first colon or equals sign. */
function partsOf(line: string): [name: string, value: string] {
  const at = line.search(/[:=]/);
  return at === -1 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function networkNamed(name: string): SocialNetwork | undefined {
  const lower = name.toLowerCase();
  return NETWORKS.find(({ network, label }) => network === lower || label.toLowerCase() === lower)?.network;
}

/** Formats the reviews with one to five stars in one line: `3, 0, 1, 2, 9`. */
export function formatDistribution(counts: readonly number[]): string {
  return counts.join(", ");
}

export function parseDistribution(text: string): ParsedLines<number[]> {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  const isCounts = parts.length === 0 || (parts.length === 5 && parts.every((part) => /^\d{1,9}$/.test(part)));
  return isCounts ? { value: parts.map(Number), invalidLine: undefined } : { value: [], invalidLine: text.trim() };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
