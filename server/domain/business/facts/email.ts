import { addressProblem } from "../web-addresses/web-address.ts";

/** Limit of an address in RFC 5321. */
const MAX_EMAIL_CHARS = 254;
const EMAIL =
  /^[\p{L}\p{N}][\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}@((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63})$/u;
/** Endings of picture names that contain an @, which programs that search pages take for addresses: "logo@2x.png". */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|css|js)$/i;

/** Returns the address in lower case after its @, without `mailto:`; undefined for a text that is none. */
export function readEmail(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/s, "");
  if (address.length > MAX_EMAIL_CHARS) return undefined;
  const domain = EMAIL.exec(address)?.[1]?.toLowerCase();
  if (domain === undefined || FILE.test(domain) || address.includes("..")) return undefined;
  return addressProblem(`https://${domain}`) === undefined ? address.slice(0, -domain.length) + domain : undefined;
}
