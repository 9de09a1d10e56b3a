import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { CategorySummary, CitySummary } from "#contract/business";
import { categoryUrl, cityUrl } from "#domain/publishing/page-url";
import { requestsPerSecond, startBareServer } from "./bare-server.ts";
import { atLeast, type BenchRow, mean, reference } from "./bench-table.ts";
import { firstLine } from "./run-process.ts";
import { spawnOnCore } from "./spawn-on-core.ts";

const ROUNDS = 8;
/** As long as those that count: on a slow machine a few seconds leave half of the code uncompiled. */
const WARM_UP_ROUNDS = 3;
/** Until all pages of a round were asked for, or so long. */
const LONGEST_ROUND_SECONDS = 30;
const CONNECTIONS = 10;
const PER_PAGE = 20;
/** Pages of one list that are asked for. */
const MOST_PAGES = 8;
/** Pages a second that are promised, on a core on which a bare server gives so many answers or more; on a slower one as many fewer. */
const PROMISED = { pages: 400, bareAnswers: 30_000 };
const CITIES = 500;
const BARE_BYTES = 30_000;
const BARE_SECONDS = 5;

const onServersCore = (command: string, args: string[]) => spawnOnCore(0, command, args);
const onClientsCore = (command: string, args: string[]) => spawnOnCore(1, command, args);

/**
 * Lists of 20, each at an address that was not asked for before: statements, rendering and compressing, on one core. On a
 * shared machine a core is half as fast in one minute and twice in the next, so in a slow one pages are held against a bare
 * server's answers on the same core, before and after: in between, they would take from the machine what pages then miss.
 */
export async function benchRendering(executable: string, folder: string): Promise<BenchRow[]> {
  const server = onServersCore(executable, ["--data", join(folder, "data"), "serve", "--port", "0", "--json"]);
  const bare = await startBareServer(onServersCore, Buffer.alloc(BARE_BYTES, "x"), "text/html");
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const rounds = partsOf(await listAddresses(url), WARM_UP_ROUNDS + ROUNDS);
    const askBare = () => requestsPerSecond(onClientsCore, bare.url, BARE_SECONDS);
    const before = await askBare();
    for (const addresses of rounds.splice(0, WARM_UP_ROUNDS)) await pagesPerSecond(url, addresses);
    const rates: number[] = [];
    for (const addresses of rounds) rates.push(await pagesPerSecond(url, addresses));
    const bareRate = mean([before, await askBare()]);
    const promised = PROMISED.pages * Math.min(1, bareRate / PROMISED.bareAnswers);
    return [
      reference("one core: bare node:http, 30 kB, mean", bareRate, "requests/s"),
      reference("one core: lists of 20 rendered anew, mean", mean(rates), "pages/s"),
      reference(`… the best of ${ROUNDS} rounds`, Math.max(...rates), "pages/s"),
      reference("… a page : a bare answer", bareRate / mean(rates), "×"),
      atLeast(`… mean : ${PROMISED.pages} pages/s, or fewer beside a slow bare server`, mean(rates) / promised, 1, "×"),
    ];
  } finally {
    server.kill("SIGTERM");
    bare.stop();
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

async function pagesPerSecond(url: string, addresses: string[]): Promise<number> {
  const client = onClientsCore(process.execPath, [
    join(import.meta.dirname, "ask-addresses.ts"),
    url,
    String(CONNECTIONS),
    String(LONGEST_ROUND_SECONDS),
  ]);
  const { stdin, stdout } = client;
  if (stdin === null || stdout === null) throw new Error("the client has no input or output");
  Readable.from([addresses.join("\n")]).pipe(stdin);
  const { perSecond, others } = JSON.parse(await text(stdout)) as { perSecond: number; others: object };
  if (Object.keys(others).length > 0) throw new Error(`not all pages were there: ${JSON.stringify(others)}`);
  return perSecond;
}

/** So many parts of nearly the same length. */
function partsOf<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, index) => items.filter((_item, at) => at % count === index));
}
