import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { BUILD } from "../../output/build-info.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import { createMetrics } from "./metrics.ts";
import { stateGauges } from "./state-gauges.ts";

const docs = join(import.meta.dirname, "../../../docs");
const file = join(docs, "deploy/alerts.yaml");
interface Rules {
  groups: { name: string; rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
const { groups } = parse(readFileSync(file, "utf8")) as Rules;
const rules = groups.flatMap((group) => group.rules);
const AT = "2026-03-02T10:00:00.000Z";

/** Returns the metrics of a server with a standby, a failed backup and a failed job. */
async function metricsText(): Promise<string> {
  const store = await openMemoryStore();
  const { job } = await store.jobs.begin({ kind: "import", actor: "ann", file: "a.xlsx" }, new Date(AT));
  const outcome = { state: "failed", progress: null, result: null, error: "It failed." } as const;
  await store.jobs.finish(job.id, outcome, new Date(AT));
  const last = { at: AT, file: "/a.db", businesses: 1, bytes: 1 };
  const failure = { at: AT, since: AT, attempts: 2, message: "It failed." };
  const copyStatus = { at: AT, backupAt: AT, place: "/mnt/disk", copy: "/mnt/disk/a.db" };
  const place = {
    kind: "folder",
    name: "/mnt/disk",
    last: copyStatus,
    failure,
    failures: 2,
    isOverdue: false,
  } as const;
  const metrics = createMetrics({
    businesses: () => store.directory.countBusinesses(),
    isJobRunning: () => false,
    replicas: () => ({ isPrimaryLost: false, standbys: [{ name: "a:5432", state: "current", lagSeconds: 0 }] }),
    gauges: stateGauges({
      dataFolder: tmpdir(),
      store,
      backups: async () => ({ isDaily: true, last, failure, failures: 5, isOverdue: true, places: [place] }),
    }),
  });
  metrics.observeRequest("page", 200, 0.1);
  const text = await metrics.text();
  await store.close();
  return text;
}

const namesIn = (text: string) => new Set(text.match(/\bmainstreet_[a-z_]+/g));

it("metrics describe the build, the disk, the database, backups and jobs", async () => {
  const text = await metricsText();
  const { version, commit, schema } = BUILD;
  expect(text).toContain(`mainstreet_build_info{version="${version}",commit="${commit}",schema="${schema}"} 1\n`);
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  expect(value("mainstreet_data_size_bytes")).toBeGreaterThanOrEqual(value("mainstreet_data_free_bytes"));
  expect(value("mainstreet_data_free_bytes")).toBeGreaterThan(0);
  expect(value("mainstreet_backup_last_success_timestamp_seconds")).toBe(Date.parse(AT) / 1000);
  expect(value("mainstreet_job_last_failure_timestamp_seconds")).toBe(Date.parse(AT) / 1000);
  for (const name of ["mainstreet_backup_failing", "mainstreet_backup_overdue"]) expect(value(name)).toBe(1);
  expect(value("mainstreet_backup_failures")).toBe(5);
  expect(value('mainstreet_backup_copy_failing{kind="folder"}')).toBe(1);
  expect(value('mainstreet_backup_copy_last_success_timestamp_seconds{kind="folder"}')).toBe(Date.parse(AT) / 1000);
  expect(text).toContain('mainstreet_jobs{state="failed"} 1\n');
  expect(text).toContain('mainstreet_jobs{state="running"} 0\n');
});

it("metrics that cannot be read are NaN, and the others keep their values", async () => {
  const fail = () => Promise.reject(new Error("the database is gone"));
  const gauges = stateGauges({ dataFolder: "/nowhere", store: { size: fail, jobs: { list: fail } }, backups: fail });
  const metrics = createMetrics({ businesses: async () => 7, isJobRunning: () => false, gauges });
  const text = await metrics.text();
  expect(text).toContain("mainstreet_businesses 7\n");
  for (const name of ["data_free_bytes", "database_bytes", "backup_failing"]) {
    expect(text).toMatch(new RegExp(`^mainstreet_${name} nan$`, "im"));
  }
});

it("alert rules use existing metrics, and say what happened and what to do", async () => {
  const metricNames = namesIn(await metricsText());
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, expr, annotations } of rules) {
    for (const name of namesIn(expr)) expect(metricNames, `${alert}: ${name}`).toContain(name);
    expect(expr, alert).toMatch(/mainstreet/);
    expect(Object.keys(annotations), alert).toEqual(["summary", "description"]);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

it("docs/operating.md names every metric, and no other", async () => {
  const metricNames = namesIn((await metricsText()).replace(/_(bucket|sum|count)\b/g, ""));
  expect(namesIn(readFileSync(join(docs, "operating.md"), "utf8"))).toEqual(metricNames);
});

it.runIf(spawnSync("promtool", ["--version"]).error === undefined)("Prometheus takes the alert rules", () => {
  execFileSync("promtool", ["check", "rules", file]);
});

it("The state of backups, disk, database and jobs is read once for each request for metrics", async () => {
  const store = await openMemoryStore();
  const reads: string[] = [];
  const status = { isDaily: true, last: null, failure: null, failures: 0, isOverdue: false, places: [] };
  const countedState = {
    size: async () => {
      reads.push("size");
      return store.size();
    },
    jobs: {
      list: async (limit: number) => {
        reads.push("jobs");
        return store.jobs.list(limit);
      },
    },
  };
  const metrics = createMetrics({
    businesses: () => store.directory.countBusinesses(),
    isJobRunning: () => false,
    gauges: stateGauges({
      dataFolder: tmpdir(),
      store: countedState,
      backups: async () => {
        reads.push("backups");
        return status;
      },
    }),
  });
  await metrics.text();
  expect(reads.toSorted()).toEqual(["backups", "jobs", "size"]);
  await metrics.text();
  expect(reads).toHaveLength(6);
  await store.close();
});
