import { looksLikeJsonOrPython, parseJsonOrPython } from "../../import-row/parse-json-or-python.ts";
import { addressProblem, withScheme } from "../web-addresses/web-address.ts";

/** Longest address in UTF-16 units; the editor takes no longer one either. */
export const MAX_LINK_CHARS = 2_000;

/** Members of an object that hold its address, the best first. */
const ADDRESS_MEMBERS = ["url", "link", "orderUrl", "href", "uri", "value"];
/** Matches signs between a word and its address: "Web :https://…". */
const SIGNS_BEFORE = /^[:=>-]{1,3}(?=https?:\/\/)/i;
/** Matches the name of a file, which has the form of a host. */
const FILE_NAME = /^(?:https?:\/\/)?[\w-]+\.(?:pdf|jpe?g|png|gif|webp|docx?|xlsx?|html?|php|txt)$/i;

/**
 * Returns the first public http or https address in a cell: an address, several separated by commas, spaces or line breaks, or JSON with
 * addresses or objects that have one. Returns why there is none, as the end of a sentence, if the cell is not blank.
 */
export function firstAddress(text: string): { address: string | null; problem?: string } {
  // Nearly every cell holds one address.
  if (/^https?:\/\/[^\s,;|]+$/i.test(text) && linkProblem(text) === undefined) return { address: text };
  let problem: string | undefined;
  for (const part of addressesIn(text)) {
    const reason = linkProblem(withScheme(part));
    if (reason === undefined) return { address: withScheme(part) };
    problem ??= reason;
  }
  return problem === undefined ? { address: null } : { address: null, problem };
}

/** Says why the text is no link that may be published, as the end of a sentence; undefined if it may. */
export function linkProblem(address: string): string | undefined {
  if (address.length > MAX_LINK_CHARS) return `is longer than the ${MAX_LINK_CHARS} characters of a link`;
  return FILE_NAME.test(address) ? "is not a web address (http or https)" : addressProblem(address);
}

/** Returns the parts of a cell that may be addresses. */
export function addressesIn(text: string): string[] {
  if (text === "") return [];
  // Nearly every cell holds one address.
  if (!/[\s,;|[{(]/.test(text)) return [text];
  const value = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : undefined;
  if (value !== undefined) return textsIn(value);
  const parts = text.split(/\s|[,;|](?=https?:)/i).map((part) => part.replace(/[,;|]$/, "").replace(SIGNS_BEFORE, ""));
  return parts.filter((part) => part !== "");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const members = value as Record<string, unknown>;
  const name = ADDRESS_MEMBERS.find((member) => typeof members[member] === "string" && members[member] !== "");
  if (name !== undefined) return textsIn(members[name]);
  // Some exports write a list as an object: {"0": "https://…"}.
  return Object.entries(members).flatMap(([key, member]) => (/^\d+$/.test(key) ? textsIn(member) : []));
}
