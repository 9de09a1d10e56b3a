import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findDeployPrograms } from "./find-programs.ts";
import { prepareProxy, SHIPPED_PROXIES } from "./shipped-proxy.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const documents = ["README.md", ...globSync("docs/*.md", { cwd: root })];
/** Returns the fenced blocks of a language in README and docs. */
const blocks = (language: string) =>
  documents.flatMap((path) =>
    [...read(path).matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, "gm"))].map(([, text = ""]) => text),
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-deploy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function expectSuccess([program = "", ...args]: string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { env: environment, encoding: "utf8" });
  expect(error).toBeUndefined();
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

describe.each(SHIPPED_PROXIES)("the shipped file of %s", (name) => {
  it.each([false, true])("is accepted by the program itself; with a second password: %s", async (hasAuth) => {
    const { check, environment } = await prepareProxy(name, { folder, upstream: 3_000, hasAuth });
    expectSuccess(check, environment);
  });
});

it("nginx.conf has no directive that is newer than nginx 1.18, and no folder that some distribution lacks", () => {
  const text = read("docs/deploy/nginx.conf").replaceAll(/#.*/g, "");
  expect(text).not.toMatch(/^\s*(http2|http3|quic_\w+|ssl_reject_handshake|ssl_conf_command|proxy_cookie_flags)\s/m);
  expect(text.match(/\/(?:var|run|srv|usr)\/[^;]+/g)).toBeNull();
});

it.each(blocks("caddy"))("Caddy accepts this of README or docs:\n%s", (block) => {
  const file = join(folder, "Caddyfile");
  writeFileSync(file, block);
  expectSuccess([findDeployPrograms().caddy, "validate", "--config", file, "--adapter", "caddyfile"], { HOME: folder });
});

describe("systemd", () => {
  const units = ["mainstreet.service", "mainstreet.socket"];
  const programs = () => findDeployPrograms()["systemd-analyze"];
  const [readmeUnit = "", ...otherUnits] = blocks("ini").filter((text) => text.startsWith("[Unit]"));
  /** Drop-in files, as `systemctl edit` makes them. */
  const dropIns = blocks("ini").filter((text) => text.startsWith("# systemctl edit mainstreet"));

  /** Units beside an executable that exists. Returns what `systemd-analyze verify` prints: warnings. */
  function verify(service: string, dropIn = ""): string {
    for (const name of units) writeFileSync(join(folder, name), read(`docs/deploy/${name}`));
    writeFileSync(join(folder, "mainstreet.service"), service.replace("/usr/local/bin/mainstreet", process.execPath));
    mkdirSync(join(folder, "mainstreet.service.d"));
    writeFileSync(join(folder, "mainstreet.service.d/override.conf"), dropIn);
    const files = units.map((name) => join(folder, name));
    return expectSuccess([programs(), "verify", "--man=no", ...files], { SYSTEMD_UNIT_PATH: `${folder}:` });
  }

  it("finds nothing wrong with the shipped units", () => {
    expect(verify(read("docs/deploy/mainstreet.service"))).toBe("");
  });

  it("finds nothing wrong with the unit in the README", () => {
    expect(otherUnits).toEqual([]);
    expect(verify(readmeUnit)).toBe("");
  });

  it("finds nothing wrong with the lines for `systemctl edit` in docs", () => {
    expect(dropIns.length).toBeGreaterThan(1);
    for (const dropIn of dropIns) {
      expect(verify(read("docs/deploy/mainstreet.service"), dropIn)).toBe("");
      rmSync(join(folder, "mainstreet.service.d"), { recursive: true });
    }
  });

  it("installs files in folders that exist, or are made", () => {
    const commands =
      [...blocks("sh"), ...blocks("ini")].join("").match(/\binstall (?!-D |-d )[^|&\n]*\/[^|&\n]*/g) ?? [];
    expect(commands.filter((command) => !command.includes(" /etc/nginx/"))).toEqual([]);
  });

  it("has one data folder in all units, commands and cron lines", () => {
    const texts = [readmeUnit, read("docs/deploy/mainstreet.service"), ...blocks("sh"), ...blocks("cron")];
    const folders = texts.flatMap((text) =>
      [...text.matchAll(/(?:MAINSTREET_DATA=|--data )(\/\S+)/g)].map(([, path]) => path),
    );
    expect(folders.length).toBeGreaterThan(4);
    expect([...new Set(folders)]).toEqual(["/var/lib/mainstreet"]);
  });
});
