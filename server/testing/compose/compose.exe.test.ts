import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessList } from "#contract/business";
import { EXECUTABLE, SAMPLE } from "../commands/run-executable.ts";
import { type ComposeStack, openComposeStack } from "./compose-stack.ts";
import { type PhaseReport, type SteadyRequests, startRequests } from "./steady-requests.ts";

/** Runs docs/deploy/compose.yaml by its own commands, without containers. Each test goes on from the last, under steady requests. */
const COMPOSE_FILE = join(import.meta.dirname, "../../../docs/deploy/compose.yaml");
const SERVERS = ["mainstreet-1", "mainstreet-2", "mainstreet-3"];
/** Paths of uncached pages. */
const UNCACHED = /^\/(search|api)\b/;
const FAILED_OVER = { PRIMARY: "database-2", STANDBY: "database-1" };
const password = () => `${randomBytes(24).toString("hex")}\n`;

let stack: ComposeStack;
let requests: SteadyRequests;
let slug: string;
const reports: PhaseReport[] = [];

const get = (path: string) => fetch(stack.url("proxy") + path);
const query = (name: string, sql: string) =>
  stack.run(name, ["psql", "--host=/var/lib/postgresql", "--username=postgres", "--dbname=mainstreet", "-Atc", sql]);
const total = async (): Promise<number> => (await (await get("/api/statistics")).json()).totalBusinesses;

beforeAll(async () => {
  stack = await openComposeStack(COMPOSE_FILE, {
    programs: { mainstreet: EXECUTABLE },
    files: { "database-password": password(), "replication-password": password() },
    canCut: true,
  });
  await stack.up("database-1");
  await Promise.all(["database-2", ...SERVERS, "proxy"].map((name) => stack.up(name)));
  await stack.run("mainstreet-1", ["mainstreet", "import", "--quiet", SAMPLE]);
  const list = (await (await get("/api/businesses?limit=1")).json()) as BusinessList;
  slug = list.businesses[0]?.slug ?? "";
  let count = 0;
  requests = startRequests(stack.url("proxy"), () => {
    count++;
    return (
      ["/", `/details/${slug}`, `/search?q=bakery+${count}`, `/api/businesses?limit=5&page=${count % 50}`][count % 4] ??
      "/"
    );
  });
  await requests.during("nothing", async () => undefined);
});
afterAll(async () => {
  await requests?.stop();
  await stack?.close();
  const rows = reports.map(({ phase, requests: requestCount, failures, longestGapMs }) =>
    [
      phase.padEnd(48),
      String(requestCount).padStart(8),
      String(failures.length).padStart(8),
      String(Math.round(longestGapMs)).padStart(8),
    ].join(" "),
  );
  process.stdout.write(`${["what".padEnd(48) + " requests failures  gap, ms", ...rows].join("\n")}\n`);
});

async function during(phase: string, work: () => Promise<unknown>): Promise<PhaseReport> {
  const report = await requests.during(phase, work);
  reports.push(report);
  return report;
}

describe("docs/deploy/compose.yaml", () => {
  it("serves through the proxy, which hides the monitoring endpoints", async () => {
    expect((await get(`/details/${slug}`)).status).toBe(200);
    expect((await get("/readyz")).status).toBe(404);
    expect((await get("/metrics")).status).toBe(404);
  });

  it("has a standby that streams", async () => {
    expect(await query("database-2", "SELECT pg_is_in_recovery()")).toBe("t\n");
    expect(await query("database-1", "SELECT state FROM pg_stat_replication")).toBe("streaming\n");
  });

  it.each(SERVERS)("answers every request while %s is killed and comes back", async (name) => {
    const killReport = await during(`${name} killed`, () => stack.kill(name));
    const back = await during(`${name} back`, () => stack.up(name));
    expect([killReport.failures, back.failures]).toEqual([[], []]);
  });

  it("answers every request while one server after the other is replaced, as by an upgrade", async () => {
    const { failures } = await during("servers replaced", async () => {
      for (const name of SERVERS) await stack.up(name);
    });
    expect(failures).toEqual([]);
  });

  it("answers every request when the proxy's connections to its servers are cut", async () => {
    const { failures } = await during("connections to servers cut", async () => {
      for (const name of SERVERS) stack.cut(name);
    });
    expect(failures).toEqual([]);
  });

  it("answers every request while the standby is killed and comes back", async () => {
    const killReport = await during("standby killed", () => stack.kill("database-2"));
    const back = await during("standby back", () => stack.up("database-2"));
    expect([killReport.failures, back.failures]).toEqual([[], []]);
    await expect.poll(() => query("database-1", "SELECT state FROM pg_stat_replication")).toBe("streaming\n");
  });

  it("answers every request when the servers' connections to the primary are cut", async () => {
    const { failures } = await during("connections to the primary cut", async () => stack.cut("database-1"));
    expect(failures).toEqual([]);
  });

  it("answers every request without the primary, those of cached pages during the promotion, and all after it", async () => {
    const before = await total();
    const killReport = await during("primary killed", () => stack.kill("database-1"));
    const report = await during("primary away", async () => undefined);
    const promotionReport = await during("standby promoted", async () => {
      for (const name of ["database-2", ...SERVERS]) await stack.up(name, FAILED_OVER);
    });
    expect([killReport.failures, report.failures]).toEqual([[], []]);
    expect(promotionReport.failures.filter((text) => !UNCACHED.test(text))).toEqual([]);
    expect((await during("new primary", async () => undefined)).failures).toEqual([]);
    expect(await total()).toBe(before);
  });

  it("accepts changes after the promotion", async () => {
    const before = await total();
    await stack.run("mainstreet-2", [
      "sh",
      "-c",
      "printf 'name,place_id,category,full_address,country\\nExtra,x1,Bakery,,US\\n' >/home/mainstreet/one.csv",
    ]);
    await stack.run("mainstreet-2", ["mainstreet", "import", "--quiet", "/home/mainstreet/one.csv"]);
    await expect.poll(total).toBe(before + 1);
  });

  it("does not start the former primary, whose place a new standby takes", async () => {
    await expect(stack.up("database-1", FAILED_OVER)).rejects.toThrow("is of a former primary");
    await stack.remove("database-1");
    const { failures } = await during("new standby", () => stack.up("database-1", FAILED_OVER));
    expect(failures).toEqual([]);
    await expect.poll(() => query("database-1", "SELECT pg_is_in_recovery()")).toBe("t\n");
  });

  it("ends servers of an older version when a newer one has migrated the database", async () => {
    await query("database-2", "UPDATE counters SET value = value + 1 WHERE name = 'schemaVersion'");
    for (const name of SERVERS) {
      await expect.poll(() => stack.log(name)).toContain("but this program knows versions up to");
    }
  });
});
