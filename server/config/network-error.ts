import ipaddr from "ipaddr.js";

/**
 * Says why a text is neither an address nor a network; undefined if it is valid. Short and octal forms of IPv4 are refused: people read
 * 10.1 as a network and 010.0.0.1 as decimal, but they mean 10.0.0.1 and 8.0.0.1.
 */
export function networkError(text: string): string | undefined {
  const [address = ""] = text.split("/", 1);
  if (ipaddr.IPv6.isValid(address)) {
    return ipaddr.IPv6.isValid(text) || ipaddr.IPv6.isValidCIDR(text) ? undefined : NO_NETWORK;
  }
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv4.isValidCIDRFourPartDecimal(text)) return undefined;
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text) ? SHORT_FORM : NO_NETWORK;
}

const NO_NETWORK = "must be an address or a network such as 192.0.2.0/24 or 2001:db8::/32";
const SHORT_FORM =
  "must have four decimal numbers without leading zeros, such as 10.1.0.0/16 for all addresses that begin with 10.1";
