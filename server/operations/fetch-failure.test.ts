import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { fetchFailure } from "./fetch-failure.ts";

const failureOf = (code: string, message: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) });

it.each([
  ["ENOTFOUND", "getaddrinfo ENOTFOUND api.example.org", "the host api.example.org was not found"],
  ["ECONNREFUSED", "", "api.example.org:8443 refused the connection"],
  ["UND_ERR_CONNECT_TIMEOUT", "Connect Timeout Error", "api.example.org:8443 did not answer"],
  ["CERT_HAS_EXPIRED", "certificate has expired", "certificate has expired"],
  ["EOTHER", "", "EOTHER"],
])("says of %s what it means", (code, message, clause) => {
  expect(fetchFailure(failureOf(code, message), "https://api.example.org:8443/indexnow")).toBe(clause);
});

it("names a host that does not answer", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const url = `http://127.0.0.1:${port}/`;
  const error: unknown = await fetch(url).catch((reason: unknown) => reason);
  expect(fetchFailure(error, url)).toBe(`127.0.0.1:${port} refused the connection`);
});

it("passes on other errors", () => {
  expect(fetchFailure(new Error("answered 429"), "https://api.example.org/")).toBe("answered 429");
});
