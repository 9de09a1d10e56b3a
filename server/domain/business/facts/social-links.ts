import type { SocialLinks, SocialNetwork } from "#contract/business";
import { isPublicAddress, withScheme } from "../web-addresses/web-address.ts";
import { cleanWebsite } from "../web-addresses/website.ts";
import { MAX_LINK_CHARS } from "./linked-addresses.ts";
import { NETWORKS } from "./social-networks-data.ts";

/** Matches paths that share a page, log in or name nothing, instead of a profile. */
const NO_PROFILE =
  /^\/?$|^\/(?:sharer|share|intent|dialog|login|signup|plugins|tr|hashtag|search|home|explore|policies)(?:[/?.]|$)/i;

/** Returns the social network of an address by its host; undefined for other sites and for addresses of no profile. */
export function networkOf(address: string): SocialNetwork | undefined {
  if (address.length > MAX_LINK_CHARS || !isPublicAddress(address)) return undefined;
  const { hostname, pathname, search } = new URL(address);
  const host = hostname.toLowerCase();
  const found = NETWORKS.find(({ hosts }) =>
    hosts.some((name) => (name.endsWith(".") ? `.${host}`.includes(`.${name}`) : `.${host}`.endsWith(`.${name}`))),
  );
  return found === undefined || NO_PROFILE.test(pathname + search) ? undefined : found.network;
}

/**
 * Reads the link to a profile: an address, or "@name" if `network` is known, or the number of a WhatsApp account. Returns undefined for
 * other texts.
 */
export function readSocialLink(text: string, network?: SocialNetwork): [SocialNetwork, string] | undefined {
  const address = cleanWebsite(withScheme(text.replace(/^\/\/(?=\w)/, "https://")));
  const ofHost = networkOf(address);
  if (ofHost !== undefined) return [ofHost, address];
  const { handle } = NETWORKS.find((each) => each.network === network) ?? {};
  if (handle !== undefined && /^@[\w.-]{1,60}$/.test(text)) return [network as SocialNetwork, handle + text.slice(1)];
  const digits = text.replace(/[\s().-]/g, "");
  return network === "whatsapp" && /^\+\d{8,15}$/.test(digits)
    ? ["whatsapp", `https://wa.me/${digits.slice(1)}`]
    : undefined;
}

/** Returns the links whose addresses are profiles of their networks, in the order of the networks. */
export function knownSocialLinks(links: Readonly<Record<string, unknown>>): SocialLinks {
  const known: SocialLinks = {};
  for (const { network } of NETWORKS) {
    const address = links[network];
    if (typeof address === "string" && networkOf(address) === network) known[network] = address;
  }
  return known;
}
