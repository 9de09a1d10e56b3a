import { afterEach, expect, it } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
afterEach(() => directory.close());

const PATHS = ["/api/admin/check-auth", "/api/admin/login", "/admin-login/", "/admin", "/admin-panel"];
async function statuses(networks: string[], from?: string): Promise<number[]> {
  directory = await serveMadeUpDirectory(undefined, undefined, {
    panel: { networks },
    server: { trustProxy: from !== undefined },
  });
  const headers: Record<string, string> = from === undefined ? {} : { "x-forwarded-for": from };
  const requests = [...PATHS, "/api/statistics"].map((path) => fetch(directory.url + path, { headers }));
  return (await Promise.all(requests)).map(({ status }) => status);
}

it.each([
  [["192.0.2.0/24"], "192.0.2.77"],
  [["203.0.113.9", "2001:db8::/32"], "2001:db8::5"],
  [["203.0.113.9"], "203.0.113.9"],
  [["203.0.113.9"], "::ffff:203.0.113.9"],
  [[], "198.51.100.1"],
])("The panel limited to %j is open from %s", async (networks, from) => {
  expect((await statuses(networks, from)).slice(0, 2)).toEqual([401, 401]);
});

it.each([
  [["192.0.2.0/24"], "192.0.3.77"],
  [["203.0.113.9"], "203.0.113.90"],
  [["2001:db8::/32"], "192.0.2.77"],
  [["192.0.2.0/24"], undefined],
])("The panel limited to %j is closed from %s, and the site stays open", async (networks, from) => {
  expect(await statuses(networks, from)).toEqual([403, 403, 403, 403, 403, 200]);
});

it.each(["10.1", "10.1/16", "127.1", "010.0.0.1", "0x7f.0.0.1", "167772161", "010.0.0.0/8"])(
  "The short form %s, which people read as another network, is refused with an example",
  async (text) => {
    directory = await serveMadeUpDirectory();
    const result = configSchema.safeParse({ panel: { networks: ["10.1.0.0/16", text] } });
    expect(result.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      [
        "panel.networks.1",
        "must have four decimal numbers without leading zeros, such as 10.1.0.0/16 for all addresses that begin with 10.1",
      ],
    ]);
  },
);

it.each(["10.1.0.0/33", "10.1.0.0/", "2001:db8::/129", "2001:db8::1/x", "", "::1/"])(
  "The network %j is refused",
  async (text) => {
    directory = await serveMadeUpDirectory();
    const result = configSchema.safeParse({ panel: { networks: [text] } });
    expect(result.error?.issues[0]?.message).toContain("must be an address or a network");
  },
);

it("A network that is none is refused by name", async () => {
  directory = await serveMadeUpDirectory();
  const result = configSchema.safeParse({ panel: { networks: ["office"] } });
  expect(result.error?.issues[0]?.message).toContain("must be an address or a network");
});
