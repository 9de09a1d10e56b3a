import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { CategorySummary, CitySummary } from "#contract/business";
import { categoryUrl, cityUrl } from "#domain/publishing/page-url";
import { requestsPerSecond, startBareServer } from "./bare-server.ts";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atLeast, type BenchRow, mean, reference } from "./bench-table.ts";
import { endProcess, firstLine } from "./run-process.ts";
import { spawnOnCore } from "./spawn-on-core.ts";

const ROUNDS = 8;
/** Number of warm-up rounds, equal to the measured ones: after a few seconds, V8 has not optimized half of the code on a slow machine. */
const WARM_UP_ROUNDS = 3;
const MAX_ROUND_SECONDS = 30;
const CONNECTIONS = 10;
const PER_PAGE = 20;
/** Number of pages requested of one list. */
const MAX_PAGES = 8;
/** Required pages a second if the bare server reaches its rate; on a slower core proportionally fewer. */
const REQUIRED = { pagesPerSecond: 300, bareRate: 30_000 };
const CITIES = 500;
const BARE_BYTES = 30_000;
const BARE_SECONDS = 5;

const onServerCore = (command: string, args: string[], env = process.env) => spawnOnCore(0, command, args, env);
const onClientCore = (command: string, args: string[]) => spawnOnCore(1, command, args);

/**
 * Measures uncached lists of 20: queries, rendering and compression on one core. The speed of a core of a shared machine varies by the
 * minute, so the limit is relative to a bare server on the same core, measured before and after the rounds.
 */
export async function benchRendering({ executable, folder, engine }: BenchPlace): Promise<BenchRow[]> {
  const data = dataOf(folder, engine);
  const env = await engine.environment(data);
  const server = onServerCore(executable, ["--data", data, "serve", "--port", "0", "--json"], env);
  const bareServer = await startBareServer(onServerCore, Buffer.alloc(BARE_BYTES, "x"), "text/html");
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const rounds = splitInto(await listPaths(url), WARM_UP_ROUNDS + ROUNDS);
    const measureBare = () => requestsPerSecond(onClientCore, bareServer.url, BARE_SECONDS);
    const before = await measureBare();
    for (const paths of rounds.splice(0, WARM_UP_ROUNDS)) await pagesPerSecond(url, paths);
    const rates: number[] = [];
    for (const paths of rounds) rates.push(await pagesPerSecond(url, paths));
    const bareRate = mean([before, await measureBare()]);
    const requiredRate = REQUIRED.pagesPerSecond * Math.min(1, bareRate / REQUIRED.bareRate);
    return [
      reference("one core: bare node:http, 30 kB, mean", bareRate, "requests/s"),
      reference("one core: uncached lists of 20, mean", mean(rates), "pages/s"),
      reference(`… the best of ${ROUNDS} rounds`, Math.max(...rates), "pages/s"),
      reference("… a page : a bare response", bareRate / mean(rates), "×"),
      atLeast(
        `… mean : ${REQUIRED.pagesPerSecond} pages/s, fewer beside a slow bare server`,
        mean(rates) / requiredRate,
        1,
        "×",
      ),
    ];
  } finally {
    await endProcess(server);
    bareServer.stop();
  }
}

/** Returns paths of city and category lists, large and small ones shuffled, always in the same order. */
async function listPaths(url: string): Promise<string[]> {
  const read = async <Body>(path: string) => (await (await fetch(url + path)).json()) as Body;
  const cities = await read<CitySummary[]>(`/api/cities?limit=${CITIES}`);
  const categories = await read<CategorySummary[]>("/api/categories");
  const pages = ({ businessCount }: { businessCount: number }) =>
    Array.from({ length: Math.min(MAX_PAGES, Math.ceil(businessCount / PER_PAGE)) }, (_, index) => index + 1);
  const paths = [
    ...cities.flatMap((city) => pages(city).map((page) => cityUrl(city.name, { page }))),
    ...categories.flatMap((category) => pages(category).map((page) => categoryUrl(category.slug, { page }))),
  ];
  return paths
    .map((path, index) => ({ path, order: (index * 2_654_435_761) % 2 ** 32 }))
    .sort((one, other) => one.order - other.order)
    .map(({ path }) => path);
}

async function pagesPerSecond(url: string, paths: string[]): Promise<number> {
  const client = onClientCore(process.execPath, [
    join(import.meta.dirname, "request-each.ts"),
    url,
    String(CONNECTIONS),
    String(MAX_ROUND_SECONDS),
  ]);
  const { stdin, stdout } = client;
  if (stdin === null || stdout === null) throw new Error("the client has no input or output");
  Readable.from([paths.join("\n")]).pipe(stdin);
  const { perSecond, others } = JSON.parse(await text(stdout)) as { perSecond: number; others: object };
  if (Object.keys(others).length > 0) throw new Error(`some pages failed: ${JSON.stringify(others)}`);
  return perSecond;
}

/** Splits into parts of nearly equal length. */
function splitInto<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, index) => items.filter((_item, itemIndex) => itemIndex % count === index));
}
