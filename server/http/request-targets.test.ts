import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";
import { ODD_TARGETS } from "../testing/odd-targets-data.ts";
import { declaredTable } from "../testing/servers/routes-alone.ts";
import { sendBytes } from "../testing/servers/send-bytes.ts";
import { ADMIN_PATHS } from "./admin/admin-path.ts";
import { splitTarget } from "./request-target.ts";

let directory: MadeUpDirectory;
const renderedUrls: string[] = [];
const { normalize } = declaredTable();
beforeAll(async () => {
  const renderer = {
    async render(address: string) {
      renderedUrls.push(address);
      return { status: 200, html: `<title>${address}</title>` };
    },
  };
  directory = await serveMadeUpDirectory(renderer, undefined, { log: { requests: true } });
});
afterAll(() => directory.close());

interface RawResponse {
  status: number;
  head: string;
  body: string;
}

async function responseTo(bytes: string): Promise<RawResponse> {
  const text = await sendBytes(directory.url, bytes);
  const [head = "", body = ""] = text.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

const sendRequest = (method: string, target: string) =>
  responseTo(`${method} ${target} HTTP/1.1\r\nHost: b.example\r\nConnection: close\r\n\r\n`);

/** Returns the path by which nginx chooses a location: decoded once, without dot segments, doubled slashes and fragment. */
function nginxPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/]+/i, "").replace(/[?#].*$/s, "") || "/";
  const segments: string[] = [];
  const decodedText = Buffer.from(
    path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
  const parts = decodedText.split(/\/+/).slice(1);
  for (const part of parts) {
    if (part === "..") segments.pop();
    else if (part !== ".") segments.push(part);
  }
  return `/${segments.join("/")}`;
}

/** Returns the path as HAProxy reads it: unchanged. */
function haproxyPath(target: string): string {
  return target.replace(/^https?:\/\/[^/]+/i, "").replace(/\?.*$/s, "") || "/";
}

const acceptedTargets = ODD_TARGETS.flatMap(({ target, seen: seenPaths }) =>
  seenPaths === undefined ? [] : [{ target, seen: seenPaths }],
);
const refusedTargets = ODD_TARGETS.filter(({ seen: seenPaths }) => seenPaths === undefined).map(({ target }) => target);

describe("a target that proxies could read in another way", () => {
  it.each(refusedTargets)("%j is refused before cache and routes, by every method", async (target) => {
    renderedUrls.length = 0;
    for (const method of ["GET", "POST"]) expect((await sendRequest(method, target)).status, method).toBe(400);
    expect(renderedUrls).toEqual([]);
  });

  it("is refused in one sentence, as a problem or a page, and with the headers of all responses", async () => {
    const problem = await sendRequest("POST", "/api/x\\y");
    expect(JSON.parse(problem.body)).toMatchObject({
      status: 400,
      detail: "The address has a character that must be percent-encoded.",
    });
    const page = await sendRequest("GET", "/city//Austin");
    expect(page.body).toContain("<p>The path has an empty part, or one that is . or .. only.</p>");
    for (const { head } of [problem, page]) {
      for (const name of ["content-security-policy", "x-request-id", "x-content-type-options"]) {
        expect(head).toContain(`\r\n${name}: `);
      }
    }
  });

  it("is counted as unreadable, and logged as it came", async () => {
    await sendRequest("POST", "/api\\admin\\login#");
    const metrics = (await sendRequest("GET", "/metrics")).body;
    expect(metrics).toMatch(/requests_total\{kind="unreadable",status="400"\} \d/);
    const lines = directory.logged.map((line) => JSON.parse(line));
    expect(lines.filter(({ url }) => url === "/api\\admin\\login#").at(-1)).toMatchObject({
      method: "POST",
      status: 400,
    });
  });
});

describe("a target that is accepted", () => {
  it.each(acceptedTargets)(
    "$target has one path for nginx, HAProxy, log, cache and routes",
    async ({ target, seen: seenPaths }) => {
      const { path } = splitTarget(seenPaths);
      expect(haproxyPath(target)).toBe(path);
      expect(nginxPath(target)).toBe(decodeURIComponent(path));
      renderedUrls.length = 0;
      const { status, body } = await sendRequest("GET", target);
      expect(directory.logged.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ url: seenPaths, status });
      expect(status).not.toBe(400);
      expect(splitTarget(normalize(seenPaths)).path).toBe(path);
      if (renderedUrls.length === 0) return;
      expect(renderedUrls.map((address) => splitTarget(address).path)).toEqual([path]);
      await sendRequest("GET", target);
      expect(renderedUrls).toHaveLength(1);
      expect(body).toContain(`<title>${path}`);
    },
  );

  it.each(acceptedTargets)("$target reaches the admin API only if proxies see /api/admin/", async ({ target }) => {
    const { status, body } = await sendRequest("POST", target);
    const isAdmin = status === 401 || status === 415;
    if (isAdmin) {
      expect([nginxPath(target), haproxyPath(target)].map((path) => path.startsWith("/api/admin"))).toEqual([
        true,
        true,
      ]);
      expect(ADMIN_PATHS.test(haproxyPath(target))).toBe(true);
    } else expect([404, 405], body).toContain(status);
  });

  it("reaches the login only by its own address", async () => {
    const reachedPaths: string[] = [];
    for (const { target } of acceptedTargets)
      if ((await sendRequest("POST", target)).status === 415) reachedPaths.push(target);
    expect(reachedPaths).toEqual(["/api/admin/login/", "http://a.example/api/admin/login"]);
  });
});

it("a request in absolute-form is for the host that it names, whatever the header Host says", async () => {
  const login = (target: string, origin: string) =>
    responseTo(
      `POST ${target} HTTP/1.1\r\nHost: b.example\r\nOrigin: ${origin}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  expect((await login("http://a.example/api/admin/login", "http://b.example")).status).toBe(403);
  expect((await login("http://a.example/api/admin/login", "http://a.example")).status).toBe(415);
});
