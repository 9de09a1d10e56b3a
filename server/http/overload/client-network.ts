import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses of this machine and of private networks, which may belong to a proxy in front of all visitors. */
const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  PRIVATE.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  PRIVATE.addSubnet(address, prefix, "ipv6");

const UNKNOWN = "unknown";

/**
 * Returns the address of the client; "" when there is none. With `trustProxy` it is the last address of X-Forwarded-For, which our proxy
 * added.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwardedAddress = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return plainAddress(forwardedAddress || socket.remoteAddress);
}

/** Removes a port, the brackets around IPv6, and the prefix that an IPv6 socket gives an IPv4 address; "" for none. */
function plainAddress(address = ""): string {
  const addressWithoutPort = address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
  return addressWithoutPort.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** Tells whether many visitors may share the address: it is missing, or of this machine or a private network. */
export function isSharedAddress(address: string): boolean {
  if (isIPv4(address)) return PRIVATE.check(address, "ipv4");
  return isIPv6(address) ? PRIVATE.check(address, "ipv6") : true;
}

/**
 * Returns the network of an address: a /24 of IPv4, a /48 of IPv6; for a crawler, which uses more addresses, a /16 or a /32; "unknown" for
 * any other text, which may be personal. Logs and the activity list show this in place of the address.
 */
export function networkOfAddress(address: string, isCrawler = false): string {
  const plainForm = plainAddress(address);
  if (isIPv4(plainForm)) {
    const bytes = plainForm.split(".").slice(0, isCrawler ? 2 : 3);
    return `${[...bytes, "0", "0"].slice(0, 4).join(".")}/${bytes.length * 8}`;
  }
  return isIPv6(plainForm) ? ipv6Network(plainForm, isCrawler ? 32 : 48) : UNKNOWN;
}

/**
 * Returns the networks to which attempts from an address are counted, smallest first: /64 and /48 of IPv6, since one visitor has a whole
 * /64 and often a /48, or a single IPv4 address.
 */
export function networksOf(address: string): { network: string; bits: 32 | 48 | 64 }[] {
  const plainForm = plainAddress(address);
  if (!isIPv6(plainForm)) return [{ network: isIPv4(plainForm) ? plainForm : UNKNOWN, bits: 32 }];
  return [
    { network: ipv6Network(plainForm, 64), bits: 64 },
    { network: ipv6Network(plainForm, 48), bits: 48 },
  ];
}

/** Returns the first `bits` of an IPv6 address: lower case, without leading zeros. */
function ipv6Network(address: string, bits: 32 | 48 | 64): string {
  const groups = ipaddr.IPv6.parse(address.replace(/%.*/, "")).parts.slice(0, bits / 16);
  return `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
}
