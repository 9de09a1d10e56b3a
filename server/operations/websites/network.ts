import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress, isPublicIp } from "#domain/business/web-addresses/web-address";

/** How hosts are looked up, and what may be requested. Tests have a network of their own. */
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
  resolve: (hostname) =>
    new Promise((resolve, reject) => {
      lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
    }),
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
  return (hostname, { all }, callback) => {
    network.resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => network.isAllowedIp(address))) {
          callback(Object.assign(new Error(`${hostname} is not on the public internet`), { code: NOT_ALLOWED }), "");
        } else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}
