import { afterAll, beforeAll, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";
import { sendBytes } from "../testing/servers/send-bytes.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  const html = `<title>page</title>${"<p>text</p>".repeat(20_000)}`;
  directory = await serveMadeUpDirectory({ render: async () => ({ status: 200, html }) });
});
afterAll(() => directory.close());

const responseTo = (bytes: string, isDone?: (text: string) => boolean) => sendBytes(directory.url, bytes, isDone);

const PATHS = [
  "/",
  "/city/Austin",
  "/api/businesses",
  "/api/nothing",
  "/sitemap.xml",
  "/feed.xml",
  "/metrics",
  "/healthz",
];

it.each(PATHS)("a client of HTTP/1.0 gets %s in one piece, twice, and with it its length", async (path) => {
  for (let times = 0; times < 2; times++) {
    const [head = "", body = ""] = (await responseTo(`GET ${path} HTTP/1.0\r\n\r\n`)).split("\r\n\r\n");
    expect(head.toLowerCase()).not.toContain("transfer-encoding");
    expect(head.toLowerCase()).toContain("\r\nconnection: close");
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBe(body.length);
  }
});

it("a client of HTTP/1.0 that keeps its connection gets one answer after the other", async () => {
  const request = "GET /api/statistics HTTP/1.0\r\nConnection: keep-alive\r\nHost: a\r\n\r\n";
  const count = (text: string) => text.split("totalBusinesses").length - 1;
  const text = await responseTo(request.repeat(3), (receivedText) => count(receivedText) === 3);
  expect(count(text)).toBe(3);
  expect(text.toLowerCase()).not.toContain("transfer-encoding");
});

it.each(["chunked", "Chunked", "identity"])(
  "a request of HTTP/1.0 with the transfer encoding %s is the last of its connection",
  async (encoding) => {
    for (const length of ["", "Content-Length: 3\r\n"]) {
      const first = `POST /api/admin/login HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: ${encoding}\r\n${length}\r\n0\r\n\r\n`;
      const statusLines = (await responseTo(`${first}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`)).match(
        /HTTP\/1\.1 \d+/g,
      );
      expect(statusLines).toEqual(["HTTP/1.1 400"]);
    }
  },
);
