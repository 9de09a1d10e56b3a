import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { isPublicAddress, isPublicIp } from "#domain/business/web-addresses/web-address";

/** Resolves hosts and decides what may be requested. Tests pass another network. */
export interface Network {
  /** Returns all IP addresses of a host. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  /** Tells whether an address of the web may be requested, before its host is looked up. */
  isAllowedUrl(url: string): boolean;
  /** Tells whether an IP address may be connected to. */
  isAllowedIp(ip: string): boolean;
}

/** The public internet: nothing of a private network is requested, whatever its names in DNS. */
export const PUBLIC_NETWORK: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowedUrl: isPublicAddress,
  isAllowedIp: isPublicIp,
};

/** `code` of the error for a host whose addresses are not allowed. */
export const NOT_ALLOWED = "EADDRNOTALLOWED";

/**
 * Returns a lookup for sockets, which connect to the address that was checked: a second answer of DNS cannot lead elsewhere (DNS
 * rebinding). A host with any address that is not allowed is refused.
 */
export function guardedLookup(network: Network): LookupFunction {
  const lookupAllowed = callbackify(allowedAddresses);
  return (hostname, { all }, callback) => {
    lookupAllowed(network, hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (first === undefined) callback(error ?? notAllowed(hostname), "");
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function allowedAddresses(network: Network, hostname: string): Promise<LookupAddress[]> {
  const addresses = await network.resolve(hostname);
  if (!addresses.every(({ address }) => network.isAllowedIp(address))) throw notAllowed(hostname);
  return addresses;
}

function notAllowed(hostname: string): Error {
  return Object.assign(new Error(`${hostname} is not on the public internet`), { code: NOT_ALLOWED });
}
