import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { readCompose } from "./compose/read-compose.ts";

const docs = join(import.meta.dirname, "../../docs");
const read = (name: string) => readFileSync(join(docs, name), "utf8");
const has = (program: string) => spawnSync(program, ["--version"]).error === undefined;

describe("the systemd unit", () => {
  const unit = join(docs, "deploy/mainstreet.service");

  it.runIf(has("systemd-analyze"))("is exposed by 2.0 of 10 at most", () => {
    const report = execFileSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit]).toString();
    const [, exposure] = /Overall exposure level for mainstreet\.service: (\d+\.\d+)/.exec(report) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
    expect(read("operating.md")).toContain(`gives it ${exposure}`);
  });

  it("lets V8 compile, notifies systemd, and is watched", () => {
    const text = read("deploy/mainstreet.service");
    expect(text).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
    for (const line of ["Type=notify", "NotifyAccess=all", "WatchdogSec=60"]) expect(text).toContain(`\n${line}\n`);
  });
});

describe("the examples of web servers", () => {
  it.each(["deploy/nginx.conf", "deploy/Caddyfile"])("%s limits bodies and hides monitoring", (name) => {
    const text = read(name);
    expect(text).toContain("max-age=31536000; includeSubDomains");
    expect(text).toMatch(/metrics/);
    expect(text).toMatch(/200m|200MB/);
    expect(text).toMatch(/X-Forwarded-For (\$remote_addr|\{remote_host\})/);
  });
});

describe("the compose file", () => {
  const services = [...readCompose(join(docs, "deploy/compose.yaml")).keys()];
  const servers = services.filter((name) => name.startsWith("mainstreet-"));
  const proxy = read("deploy/haproxy.cfg");

  it("has three servers, two databases and a proxy, which knows each server", () => {
    expect(services).toEqual([...servers, "database-1", "database-2", "proxy"]);
    expect(servers).toHaveLength(3);
    for (const name of servers) {
      expect(proxy).toContain(`server ${name} ${name}:3000 check`);
      expect(proxy).toContain(`${name}:3000 backup track alive/${name}`);
    }
  });

  it("allows the connections that docs/scaling.md counts", () => {
    const { poolSize } = configSchema.parse({}).database;
    const [, sum] = /3 × \((?:\d+ \+ )+2\) \+ 12 = (\d+) connections/.exec(read("scaling.md")) ?? [];
    expect(Number(sum)).toBe(3 * (poolSize + 1 + poolSize + 1 + 2) + poolSize + 2);
    const [, allowed] = /max_connections=(\d+)/.exec(read("deploy/database.sh")) ?? [];
    expect(Number(allowed)).toBeGreaterThan(2 * Number(sum));
    expect(read("scaling.md")).toContain(`allows ${allowed}`);
  });
});

describe("docs/scaling.md", () => {
  const text = read("scaling.md");

  it("names statements that the engine has, files and records that exist, and settings that are documented", () => {
    const folder = join(import.meta.dirname, "../store/postgres");
    const sql = globSync("**/*.ts", { cwd: folder })
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join();
    const [, table = ""] = text.split("| ours |");
    const ours = [...table.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.split(" … ")),
    );
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((statement) => !sql.includes(statement))).toEqual([]);
    const links = [...text.matchAll(/\]\(([\w/.-]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !path.startsWith("http") && !existsSync(join(docs, path)))).toEqual([]);
    const settings = [...text.matchAll(/`(database\.(?!sh)\w+)/g)].map(([, name = ""]) => name);
    expect(settings.filter((name) => !read("configuration.md").includes(`\`${name}\``))).toEqual([]);
  });
});

/** Rows of the checklist in docs/security.md: number, state and evidence. */
const rows = [...read("security.md").matchAll(/^\| (\d+\.\d+\.\d+) \| (\w[\w ]*) \| (.*) \|$/gm)].map(
  ([, number = "", state = "", evidence = ""]) => ({ number, state, evidence }),
);

describe("the checklist of ASVS", () => {
  it("has each requirement once, in one of three states", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.filter(({ state }) => !["met", "partly", "not met"].includes(state))).toEqual([]);
  });

  it("has evidence for all that is met: files that exist, or a command", () => {
    const root = join(docs, "..");
    for (const { number, state, evidence } of rows) {
      const paths = [...evidence.matchAll(/`((?:cli|docs|server|web)\/[^`]+)`/g)].map(([, path = ""]) => path);
      for (const path of paths) expect(existsSync(join(root, path)), `${number}: ${path}`).toBe(true);
      if (state === "met") expect(evidence, number).toMatch(/`[^`]+`/);
    }
  });
});
