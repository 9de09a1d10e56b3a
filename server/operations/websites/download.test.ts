import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type DownloadOptions, download } from "./download.ts";
import { PUBLIC_NETWORK } from "./network.ts";

let folder: string;
let server: Server;
let answer: RequestListener;
let requests: { path: string | undefined; etag: string | undefined }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-download-"));
  requests = [];
  server = createServer((req, res) => {
    requests.push({ path: req.url, etag: req.headers["if-none-match"] });
    answer(req, res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Names under .test lead to the server of this test, without TLS; other hosts to private or public addresses. */
function options(values: Partial<DownloadOptions> = {}): DownloadOptions {
  const { port } = server.address() as AddressInfo;
  const send = ((url: string, ...rest: [object, () => void]) =>
    request(url.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`), ...rest)) as DownloadOptions["send"];
  return {
    network: {
      resolve: async (host) => [{ address: host.endsWith(".private.test") ? "10.0.0.7" : "127.0.0.1", family: 4 }],
      isAllowedUrl: PUBLIC_NETWORK.isAllowedUrl,
      isAllowedIp: (ip) => ip === "127.0.0.1",
    },
    userAgent: "test",
    folder,
    maxMb: 1,
    validators: {},
    ...(send && { send }),
    ...values,
  };
}

it("A file is stored under its name, with what proves later that it has not changed", async () => {
  answer = (req, res) => {
    if (req.headers["if-none-match"] === '"7"') return void res.writeHead(304).end();
    res.writeHead(200, { etag: '"7"', "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT" }).end("name\nPier\n");
  };
  const file = await download("https://feeds.test/out/piers.csv?key=1", options());
  expect(file).toMatchObject({ name: "piers.csv", etag: '"7"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" });
  expect(await readFile(file?.path ?? "", "utf8")).toBe("name\nPier\n");
  const again = options({ validators: { etag: '"7"', lastModified: undefined } });
  expect(await download("https://feeds.test/out/piers.csv?key=1", again)).toBeUndefined();
  expect(requests.map(({ etag }) => etag)).toEqual([undefined, '"7"']);
});

it("The name comes from the header of the answer, or its ending from the type; without either the file is refused", async () => {
  answer = (_, res) => res.writeHead(200, { "content-disposition": 'attachment; filename="../../a b.csv"' }).end("x");
  expect((await download("https://feeds.test/export", options()))?.name).toBe("a b.csv");
  answer = (_, res) => res.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end("[]");
  expect((await download("https://feeds.test/export", options()))?.name).toBe("export.json");
  answer = (_, res) => res.writeHead(200, { "content-type": "application/geo+json" }).end("{}");
  expect((await download("https://feeds.test/layer", options()))?.name).toBe("layer.geojson");
  answer = (_, res) => res.writeHead(200, { "content-type": "text/html" }).end("<html>");
  await expect(download("https://feeds.test/export", options())).rejects.toMatchObject({
    code: "unreadable",
    message: expect.stringContaining("no format that can be imported"),
  });
});

it("Redirects are followed to https addresses of the public internet alone", async () => {
  const redirect =
    (location: string): RequestListener =>
    (req, res) => {
      if (req.url === "/a.csv") res.writeHead(302, { location }).end();
      else res.end("name\n");
    };
  answer = redirect("https://files.test/b.csv");
  expect((await download("https://feeds.test/a.csv", options()))?.name).toBe("b.csv");
  for (const location of [
    "http://files.test/b.csv",
    "https://127.0.0.1/b.csv",
    "https://[::1]/b.csv",
    "https://2130706433/b.csv",
    "https://169.254.169.254/latest/b.csv",
    "https://localhost/b.csv",
    "https://user:secret@files.test/b.csv",
    "https://files.private.test/b.csv",
  ]) {
    answer = redirect(location);
    const before = requests.length;
    await expect(download("https://feeds.test/a.csv", options()), location).rejects.toMatchObject({
      code: "unreadable",
      message: expect.stringMatching(/public internet/),
    });
    expect(requests.length - before, location).toBe(1);
  }
  answer = (_, res) => res.writeHead(302, { location: "/a.csv" }).end();
  await expect(download("https://feeds.test/a.csv", options())).rejects.toThrow(/more than 5 times/);
});

it("An address of a private network is not requested, whatever its name", async () => {
  answer = (_, res) => res.end("name\n");
  for (const address of ["http://feeds.test/a.csv", "https://10.1.2.3/a.csv", "https://db.private.test/a.csv"])
    await expect(download(address, options()), address).rejects.toMatchObject({ code: "unreadable" });
  expect(requests).toEqual([]);
});

it("A file that is too large is refused, whether or not the server says so first, and leaves nothing behind", async () => {
  const large = Buffer.alloc(1024 * 1024 + 1);
  answer = (_, res) => res.writeHead(200, { "content-length": large.length }).end(large);
  await expect(download("https://feeds.test/a.csv", options())).rejects.toMatchObject({ code: "too-large" });
  answer = (_, res) => {
    res.write(large.subarray(0, 600_000));
    res.end(large.subarray(600_000));
  };
  await expect(download("https://feeds.test/a.csv", options())).rejects.toMatchObject({ code: "too-large" });
  expect((await readdir(folder)).filter((name) => !name.startsWith("."))).toEqual([]);
});

it("A server that fails, hangs or cannot be found is named with what happened", async () => {
  answer = (_, res) => res.writeHead(503).end();
  await expect(download("https://feeds.test/a.csv", options())).rejects.toThrow("feeds.test answered with status 503.");
  answer = (_, res) => void res.write("na");
  await expect(download("https://feeds.test/a.csv", options({ timeoutMs: 200 }))).rejects.toThrow(/in time/);
  const unknown = options();
  unknown.network.resolve = () => Promise.reject(Object.assign(new Error("x"), { code: "ENOTFOUND" }));
  await expect(download("https://feeds.test/a.csv", unknown)).rejects.toThrow("feeds.test was not found.");
});
