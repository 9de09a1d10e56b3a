import { afterAll, beforeAll, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";
import { sendBytes } from "../testing/servers/send-bytes.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

/** Returns the status of the response to these lines. */
async function statusOf(lines: readonly string[], body = ""): Promise<number> {
  const response = await sendBytes(directory.url, `${lines.join("\r\n")}\r\n\r\n${body}`, () => true);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
}

it.each([
  ["two lengths of the body", ["Content-Length: 3", "Content-Length: 4"]],
  ["a length beside chunks", ["Content-Length: 3", "Transfer-Encoding: chunked"]],
  ["an unknown transfer encoding", ["Transfer-Encoding: xchunked"]],
  ["a header that goes on in the next line", ["X-A: a", " b"]],
  ["a line feed without a carriage return", ["X-A: a\nX-B: b"]],
  ["a space before the colon", ["Content-Length : 3"]],
])("%s is refused, so that no proxy reads another request out of it", async (_, headers) => {
  expect(await statusOf(["POST /api/admin/login HTTP/1.1", "Host: a.example", ...headers], "abc")).toBe(400);
});

it("TRACE is refused, on pages and on the API", async () => {
  for (const path of ["/", "/api/statistics", "/client/a.js"]) {
    const status = await statusOf([`TRACE ${path} HTTP/1.1`, "Host: a.example"]);
    expect([404, 405], path).toContain(status);
  }
});

it("a request without a host is refused", async () => {
  expect(await statusOf(["GET / HTTP/1.1"])).toBe(400);
});

it("the Host header changes nothing in a page, and no response header names the server software", async () => {
  const { headers } = await fetch(`${directory.url}/api/statistics`);
  expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
});
