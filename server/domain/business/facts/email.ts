import { addressProblem } from "../web-addresses/web-address.ts";

/** Limit of an address in RFC 5321. */
const MAX_EMAIL_CHARS = 254;
const LOCAL_PART = /^[\p{L}\p{N}][\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}$/u;
const DOMAIN_LABEL = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;
const TOP_DOMAIN = /^\p{L}{2,63}$/u;
/** Matches endings of file names. Scrapers mistake picture names such as "logo@2x.png" for addresses. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|css|js)$/i;

/** Returns the address without `mailto:`, with its host in lower case; undefined if the text is not an address. */
export function readEmail(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/s, "");
  if (address.length > MAX_EMAIL_CHARS) return undefined;
  const [localPart = "", domain = "", ...others] = address.split("@");
  if (others.length > 0 || !LOCAL_PART.test(localPart) || !isDomain(domain.toLowerCase())) return undefined;
  if (FILE.test(domain) || address.includes("..")) return undefined;
  return addressProblem(`https://${domain}`) === undefined ? `${localPart}@${domain.toLowerCase()}` : undefined;
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && TOP_DOMAIN.test(labels.at(-1) ?? "");
}
