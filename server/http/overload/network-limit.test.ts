import { expect, it } from "vitest";
import { crawlerName, createNetworkLimit, type LimitedClient } from "./network-limit.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Counts how many of `count` requests at one time are allowed. */
function countAllowed(
  limit: ReturnType<typeof createNetworkLimit>,
  address: string,
  count: number,
  at = 0,
  agent?: string,
) {
  return Array.from({ length: count }, () => limit.take(address, agent, at)).filter((wait) => wait === 0).length;
}

it("a network may request 300 pages in a row, then its rate", () => {
  const limit = createNetworkLimit({ perSecond: 20 });
  expect(countAllowed(limit, "203.0.113.9", 400)).toBe(300);
  expect(limit.take("203.0.113.9", undefined, 0)).toBe(1);
  expect(countAllowed(limit, "203.0.113.9", 100, 1000)).toBe(20);
});

it("neighbours share a bucket, others have their own", () => {
  const limit = createNetworkLimit({ perSecond: 20 });
  countAllowed(limit, "203.0.113.9", 300);
  expect(limit.take("203.0.113.77", undefined, 0)).toBeGreaterThan(0);
  expect(limit.take("203.0.114.9", undefined, 0)).toBe(0);
  expect(limit.take("2001:db8::1", undefined, 0)).toBe(0);
});

it("a crawler has a smaller bucket of its own in each network", () => {
  const limit = createNetworkLimit({ perSecond: 20 });
  expect(countAllowed(limit, "203.0.113.9", 100, 0, GOOGLEBOT)).toBe(60);
  expect(limit.take("203.0.200.1", GOOGLEBOT, 0)).toBeGreaterThan(0);
  expect(limit.take("203.0.113.9", "Mozilla/5.0 Firefox/150.0", 0)).toBe(0);
  expect(limit.take("198.51.100.1", GOOGLEBOT, 0)).toBe(0);
});

it("addresses that all visitors may share are not limited", () => {
  const limit = createNetworkLimit({ perSecond: 1 });
  for (const address of ["127.0.0.1", "172.17.0.1", "::1", ""]) expect(countAllowed(limit, address, 1000)).toBe(1000);
});

it("no network is limited where the rate is 0", () => {
  expect(countAllowed(createNetworkLimit({ perSecond: 0 }), "203.0.113.9", 1000)).toBe(1000);
});

it("reports the limited client once a minute", () => {
  const reportedClients: LimitedClient[] = [];
  const limit = createNetworkLimit({ perSecond: 1, onLimit: (client) => reportedClients.push(client) });
  countAllowed(limit, "203.0.113.9", 400);
  countAllowed(limit, "198.51.100.1", 100, 1000, GOOGLEBOT);
  expect(reportedClients).toEqual([{ network: "203.0.113.0/24", crawler: undefined }]);
  countAllowed(limit, "198.51.100.1", 200, 62_000, GOOGLEBOT);
  expect(reportedClients[1]).toEqual({ network: "198.51.0.0/16", crawler: "Googlebot" });
});

it.each([
  [GOOGLEBOT, "Googlebot"],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; BINGBOT/2.0)", "bingbot"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s names %s", (userAgent, name) => {
  expect(crawlerName(userAgent)).toBe(name);
});
