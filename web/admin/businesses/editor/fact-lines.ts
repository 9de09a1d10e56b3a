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
    const [, date, hours, name] = /^(\d{4}-\d\d-\d\d)\s*[:=]\s*([^(]+?)\s*(?:\((.+)\))?$/.exec(line) ?? [];
    if (date !== undefined && hours !== undefined) return [{ date, hours, ...(name === undefined ? {} : { name }) }];
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
    const [, name = "", address = ""] = /^([^:=]+?)\s*[:=]\s*(\S.*)$/.exec(line) ?? [];
    const network = networkNamed(name);
    if (network === undefined) invalidLine ??= line;
    else value[network] = address;
  }
  return { value, invalidLine };
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
