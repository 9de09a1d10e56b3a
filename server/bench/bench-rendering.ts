import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { CategorySummary, CitySummary } from "#contract/business";
import { categoryUrl, cityUrl } from "#domain/page-url";
import { atLeast, type BenchRow } from "./bench-table.ts";

/** Until all pages for it were asked for, or so long: on a slow machine a few seconds leave half of the code uncompiled. */
const WARM_UP_SECONDS = 30;
const SECONDS = 5;
const CONNECTIONS = 10;
const PER_PAGE = 20;
/** Pages of one list that are asked for. */
const MOST_PAGES = 8;
const PAGES_PER_SECOND = 400;
const CITIES = 500;

/** Lists of 20, each at an address that was not asked for before: statements, rendering and compressing, on one core. */
export async function benchRendering(executable: string, folder: string): Promise<BenchRow[]> {
  const args = ["--data", join(folder, "data"), "serve", "--port", "0", "--json"];
  const server = spawnOnCore(0, executable, args);
  try {
    const { stdout } = server;
    if (stdout === null) throw new Error("the server has no output");
    const [line] = (await once(createInterface({ input: stdout }), "line")) as [string];
    const { url } = JSON.parse(line) as { url: string };
    const addresses = await listAddresses(url);
    const forWarmingUp = addresses.splice(0, addresses.length / 4);
    await pagesPerSecond(url, forWarmingUp, WARM_UP_SECONDS);
    const rate = await pagesPerSecond(url, addresses, SECONDS);
    return [atLeast("pages rendered anew, lists of 20, one core", rate, PAGES_PER_SECOND, "pages/s")];
  } finally {
    server.kill("SIGTERM");
  }
}

/** Pages of city and category lists, large and small ones mixed, always in the same order. */
async function listAddresses(url: string): Promise<string[]> {
  const read = async <Body>(path: string) => (await (await fetch(url + path)).json()) as Body;
  const cities = await read<CitySummary[]>(`/api/cities?limit=${CITIES}`);
  const categories = await read<CategorySummary[]>("/api/categories");
  const pages = ({ businessCount }: { businessCount: number }) =>
    Array.from({ length: Math.min(MOST_PAGES, Math.ceil(businessCount / PER_PAGE)) }, (_, index) => index + 1);
  const addresses = [
    ...cities.flatMap((city) => pages(city).map((page) => cityUrl(city.name, { page }))),
    ...categories.flatMap((category) => pages(category).map((page) => categoryUrl(category.slug, { page }))),
  ];
  return addresses
    .map((address, index) => ({ address, order: (index * 2_654_435_761) % 2 ** 32 }))
    .sort((one, other) => one.order - other.order)
    .map(({ address }) => address);
}

async function pagesPerSecond(url: string, addresses: string[], seconds: number): Promise<number> {
  const client = spawnOnCore(1, process.execPath, [
    join(import.meta.dirname, "ask-addresses.ts"),
    url,
    String(CONNECTIONS),
    String(seconds),
  ]);
  const { stdin, stdout } = client;
  if (stdin === null || stdout === null) throw new Error("the client has no input or output");
  Readable.from([addresses.join("\n")]).pipe(stdin);
  const { perSecond, others } = JSON.parse(await text(stdout)) as { perSecond: number; others: object };
  if (Object.keys(others).length > 0) throw new Error(`not all pages were there: ${JSON.stringify(others)}`);
  return perSecond;
}

/** Kept to one core where the system has a means to and more than one core. */
function spawnOnCore(core: number, command: string, args: string[]): ChildProcess {
  const canPin = spawnSync("taskset", ["-c", String(core), "true"]).status === 0;
  const [program, ...rest] = canPin ? ["taskset", "-c", String(core), command, ...args] : [command, ...args];
  return spawn(program ?? command, rest, { stdio: ["pipe", "pipe", "inherit"] });
}
