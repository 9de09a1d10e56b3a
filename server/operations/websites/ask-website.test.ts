import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AskOptions, askWebsite } from "./ask-website.ts";
import { type Network, PUBLIC_NETWORK } from "./network.ts";

const asked: string[] = [];
let server: Server;
let port: number;
let closedPort: number;

const listen = async (other: Server) => {
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return (other.address() as AddressInfo).port;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.split(":")[0]}${request.url}`);
    const { url = "", method } = request;
    if (url === "/silent") return;
    if (url === "/no-head" && method === "HEAD") return void request.socket.destroy();
    const [, status = "200", location = ""] = /^\/(\d{3})(?:\?to=(.*))?$/.exec(url) ?? [];
    response.statusCode = Number(status);
    if (location !== "") response.setHeader("Location", decodeURIComponent(location));
    response.end("x".repeat(100_000));
  });
  port = await listen(server);
  const unused = createServer();
  closedPort = await listen(unused);
  await new Promise((resolve) => unused.close(resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Every name but those of `hosts` is this machine, which may be asked. */
const network = (hosts: Record<string, string> = {}, isAllowedIp: Network["isAllowedIp"] = () => true): Network => ({
  async resolve(hostname) {
    const address = hosts[hostname] ?? "127.0.0.1";
    if (!/^[\d.]+$/.test(address)) throw Object.assign(new Error(address), { code: address });
    return [{ address, family: 4 }];
  },
  isAllowedUrl: PUBLIC_NETWORK.isAllowedUrl,
  isAllowedIp,
});
const ask = (url: string, options: Partial<AskOptions> = {}) =>
  askWebsite(url, { network: network(), userAgent: "test", ...options });
const site = (path: string, host = "joes.com") => `http://${host}:${port}${path}`;

describe("a website", () => {
  it.each(["/", "/404", "/403", "/500", "/503", "/302"])(
    "that responds to %s with anything has answered",
    async (path) => {
      asked.length = 0;
      expect(await ask(site(path))).toBe("answered");
      expect(asked).toEqual([`HEAD joes.com${path}`]);
    },
  );

  it("that does not know HEAD is asked with GET", async () => {
    asked.length = 0;
    expect(await ask(site("/no-head"))).toBe("answered");
    expect(asked).toEqual(["HEAD joes.com/no-head", "GET joes.com/no-head"]);
  });

  it.each(["/502", "/504", "/522"])("of which a gateway says that it does not answer (%s) has failed", async (path) => {
    expect(await ask(site(path))).toBe("failed");
  });

  it("that is silent, refuses or has no address in DNS has failed", async () => {
    expect(await ask(site("/silent"), { timeoutMs: 200 })).toBe("failed");
    expect(await ask(`http://joes.com:${closedPort}/`)).toBe("failed");
    expect(await ask(site("/"), { network: network({ "joes.com": "ENOTFOUND" }) })).toBe("failed");
  });

  it.each([
    "EAI_AGAIN",
    "EAI_FAIL",
    "ENETUNREACH",
    "EHOSTUNREACH",
    "EADDRNOTAVAIL",
    "ENFILE",
    "ENOBUFS",
    "ENOMEM",
    "EPERM",
  ])("proves nothing where this machine lacks DNS, a way out, or room (%s)", async (code) => {
    expect(await ask(site("/"), { network: network({ "joes.com": code }) })).toBe("unknown");
  });

  it("is followed over a few redirects", async () => {
    asked.length = 0;
    const target = encodeURIComponent(site("/", "new.com"));
    expect(await ask(site(`/301?to=${target}`))).toBe("answered");
    expect(asked.at(-1)).toBe("HEAD new.com/");
    asked.length = 0;
    expect(await ask(site("/302?to=%2F302%3Fto%3D%252F302"))).toBe("answered");
    const loop = "/307?to=";
    const circle = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(307, { Location: loop }).end();
    });
    const circlePort = await listen(circle);
    asked.length = 0;
    expect(await ask(`http://joes.com:${circlePort}/`)).toBe("answered");
    expect(asked.length).toBeLessThan(8);
    circle.closeAllConnections();
    await new Promise((resolve) => circle.close(resolve));
  });

  it("stops with the signal", async () => {
    const stop = new AbortController();
    const answer = ask(site("/silent"), { signal: stop.signal });
    stop.abort(new Error("stopped"));
    await expect(answer).rejects.toThrow("stopped");
  });
});

describe("a private network", () => {
  const guarded = { network: network({}, PUBLIC_NETWORK.isAllowedIp) };

  it.each([
    "http://localhost:PORT/",
    "http://127.0.0.1:PORT/",
    "http://2130706433:PORT/",
    "http://[::1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://printer.local/",
    "http://user:secret@joes.com/",
    "ftp://joes.com/",
    "file:///etc/passwd",
  ])("is never asked: %s", async (url) => {
    asked.length = 0;
    expect(await ask(url.replace("PORT", String(port)), guarded)).toBe("unknown");
    expect(asked).toEqual([]);
  });

  it("is not asked by a public name that leads there", async () => {
    asked.length = 0;
    expect(await ask(site("/"), guarded)).toBe("unknown");
    for (const address of ["10.1.2.3", "192.168.1.1", "169.254.169.254", "0.0.0.0"])
      expect(await ask(site("/"), { network: network({ "joes.com": address }, PUBLIC_NETWORK.isAllowedIp) })).toBe(
        "unknown",
      );
    expect(asked).toEqual([]);
  });

  it("is not asked by a redirect", async () => {
    asked.length = 0;
    for (const target of [`http://127.0.0.1:${port}/inside`, "http://localhost/inside", "http://10.0.0.1/inside"])
      expect(await ask(site(`/302?to=${encodeURIComponent(target)}`))).toBe("answered");
    expect(asked.every((line) => line.startsWith("HEAD joes.com/302"))).toBe(true);
  });

  it("is refused if one of several addresses of a name is in it", async () => {
    const mixed: Network = {
      ...PUBLIC_NETWORK,
      resolve: async () => [
        { address: "93.184.216.34", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ],
    };
    expect(await ask(site("/"), { network: mixed })).toBe("unknown");
  });
});
