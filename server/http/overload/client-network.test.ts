import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress, isSharedAddress, networkOfAddress, networksOf } from "./client-network.ts";

function requestFrom(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { "x-forwarded-for": forwardedFor } } as unknown as IncomingMessage;
}

it("the client's address is the last that a trusted proxy added", () => {
  const request = requestFrom("127.0.0.1", "198.51.100.7, 203.0.113.9");
  expect(clientAddress(request, true)).toBe("203.0.113.9");
  expect(clientAddress(request, false)).toBe("127.0.0.1");
  expect(clientAddress(requestFrom("::ffff:192.0.2.7"), true)).toBe("192.0.2.7");
  expect(clientAddress(requestFrom(undefined), true)).toBe("");
});

it.each([
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
])("a proxy that adds %s, with the port, tells the address %s", (forwardedFor, address) => {
  expect(clientAddress(requestFrom("127.0.0.1", forwardedFor), true)).toBe(address);
});

it.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["10.1.2.3", true],
  ["172.17.0.1", true],
  ["192.168.1.1", true],
  ["fd00::1", true],
  ["", true],
  ["not an address", true],
  ["172.32.0.1", false],
  ["203.0.113.9", false],
  ["2001:db8::1", false],
])("%j may be shared by all visitors: %s", (address, isShared) => {
  expect(isSharedAddress(address)).toBe(isShared);
});

it.each([
  ["203.0.113.9", false, "203.0.113.0/24"],
  ["203.0.113.9", true, "203.0.0.0/16"],
  ["2001:0db8:0001:2::3", false, "2001:db8:1::/48"],
  ["2001:db8::3", false, "2001:db8:0::/48"],
  ["2001:db8:1:2:3:4:5:6", true, "2001:db8::/32"],
  ["::1", false, "0:0:0::/48"],
])("%s belongs, as a crawler: %s, to %s", (address, isCrawler, network) => {
  expect(networkOfAddress(address, isCrawler)).toBe(network);
});

it.each([
  ["192.0.2.7", ["192.0.2.7"], "192.0.2.0/24"],
  ["::ffff:192.0.2.7", ["192.0.2.7"], "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"], "2001:db8:1::/48"],
  ["2001:0DB8:0001::6", ["2001:db8:1:0::/64", "2001:db8:1::/48"], "2001:db8:1::/48"],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"], "0:0:0::/48"],
  ["fe80::1:2:3:4%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"], "fe80:0:0::/48"],
  ["nowhere", ["unknown"], "unknown"],
  ["", ["unknown"], "unknown"],
])("%s counts for the networks %j and is shown as %s", (address, networks, prefix) => {
  expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
  expect(networkOfAddress(address)).toBe(prefix);
});
