import type { SocialLinks, SocialNetwork } from "#contract/business";
import { isPublicAddress, withScheme } from "../web-addresses/web-address.ts";
import { cleanWebsite } from "../web-addresses/website.ts";
import { MAX_LINK_CHARS } from "./linked-addresses.ts";
import { NETWORKS } from "./social-networks-data.ts";

/** Matches paths that share a page or log in, and empty paths, none of which is a profile. */
const NO_PROFILE =
  /^\/?$|^\/(?:sharer|share|intent|dialog|login|signup|plugins|tr|hashtag|search|home|explore|policies)(?:[/?.]|$)/i;
/** Matches the host of a public address, and what follows it and its port. */
const HOST_AND_PATH = /^https?:\/\/([^/?#:]+)(?::\d+)?(.*)$/is;
const NETWORK_OF_HOST: ReadonlyMap<string, SocialNetwork> = new Map(
  NETWORKS.flatMap(({ network, hosts }) => hosts.map((host) => [host, network] as const)),
);

/** Returns the social network of an address by its host; undefined for other sites and for addresses of no profile. */
export function networkOf(address: string): SocialNetwork | undefined {
  const [, host = "", path = ""] = address.length > MAX_LINK_CHARS ? [] : (HOST_AND_PATH.exec(address) ?? []);
  const network = networkOfHost(host.toLowerCase());
  return network === undefined || NO_PROFILE.test(path) || !isPublicAddress(address) ? undefined : network;
}

/** Returns the social network of a host in small letters; undefined for other sites. */
export function networkOfHost(host: string): SocialNetwork | undefined {
  const domain = host.slice(host.lastIndexOf(".", host.lastIndexOf(".") - 1) + 1);
  const network = NETWORK_OF_HOST.get(domain);
  if (network !== undefined) return network;
  const [, second = "", third = ""] = host.split(".").reverse();
  return NETWORK_OF_HOST.get(`${/^com?$/.test(second) ? third : second}.`);
}

/**
 * Reads the link to a profile: an address, or "@name" if `network` is known, or the number of a WhatsApp account. Returns undefined for
 * other texts.
 */
export function readSocialLink(text: string, network?: SocialNetwork): [SocialNetwork, string] | undefined {
  const isPlain = /^https:\/\/[^?%#]+$/.test(text);
  const address = isPlain ? text : cleanWebsite(withScheme(text.replace(/^\/\/(?=\w)/, "https://")));
  const ofHost = networkOf(address);
  if (ofHost !== undefined) return [ofHost, address];
  const { handle } = NETWORKS.find((each) => each.network === network) ?? {};
  if (handle !== undefined && /^@[\w.-]{1,60}$/.test(text)) return [network as SocialNetwork, handle + text.slice(1)];
  const digits = text.replace(/[\s().-]/g, "");
  return network === "whatsapp" && /^\+\d{8,15}$/.test(digits)
    ? ["whatsapp", `https://wa.me/${digits.slice(1)}`]
    : undefined;
}

/** Returns the links in the order of the networks. */
export function inOrder(links: SocialLinks): SocialLinks {
  const ordered: SocialLinks = {};
  for (const { network } of NETWORKS) {
    const address = links[network];
    if (address !== undefined) ordered[network] = address;
  }
  return ordered;
}

/** Returns the links whose addresses are profiles of their networks, in the order of the networks. */
export function knownSocialLinks(links: Readonly<Record<string, unknown>>): SocialLinks {
  const knownLinks: SocialLinks = {};
  for (const { network } of NETWORKS) {
    const address = links[network];
    if (typeof address === "string" && networkOf(address) === network) knownLinks[network] = address;
  }
  return knownLinks;
}
