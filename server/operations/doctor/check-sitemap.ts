import { isLocalAddress } from "#domain/publishing/index-now";
import { sitemapUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { createSitemaps, indexXml, type SitemapPart } from "../../queries/sitemaps.ts";
import type { Store } from "../../store/store.ts";
import { fetchFailure, timeoutSignal } from "../fetch-failure.ts";
import type { CommandLine } from "./check-settings.ts";
import type { CheckResult, Finding } from "./finding.ts";

/** Maximum number of URLs in one file (sitemaps.org). */
const MAX_URLS = 50_000;
const TIMEOUT_MS = 10_000;
const LOC = /<loc>([^<]*)<\/loc>/g;

export interface SitemapChecks {
  store: Pick<Store, "directory" | "search">;
  baseUrl: string;
  /** The administrator set it; otherwise another program may listen there. */
  isBaseUrlSet: boolean;
  /** URLs of the servers that run on the data folder. */
  servers: readonly string[];
  commandLine: CommandLine;
  signal?: AbortSignal | undefined;
}

/** Makes the sitemaps and reads them, then requests the site's own sitemap, and a page of each part. */
export async function checkSitemap(options: SitemapChecks): Promise<CheckResult> {
  const { store, baseUrl } = options;
  const { parts } = await createSitemaps({ store, baseUrl }).current();
  const findings: Finding[] = [];
  const samples: string[] = [];
  let pages = 0;
  for (const part of parts) {
    const { count, problem, sample } = await readPart(part, baseUrl);
    pages += count;
    if (sample !== undefined) samples.push(sample);
    if (problem !== undefined) {
      const remedy = "Repair the database with --fix; if this stays, please report it.";
      findings.push({ severity: "error", message: `${part.name} ${problem}.`, remedy });
    }
  }
  const site = await askSite(options, indexXml(parts, baseUrl), samples);
  if (typeof site !== "string") findings.push(site);
  const fact = `${counted(pages, "page", "pages")}; ${typeof site === "string" ? site : ""}`;
  return { check: "sitemap", findings, fact };
}

/** `problem` is a clause. `sample` is one of its addresses at random. */
async function readPart(
  part: SitemapPart,
  baseUrl: string,
): Promise<{ count: number; problem?: string; sample?: string }> {
  const addresses = new Set<string>();
  let sample: string | undefined;
  let count = 0;
  for await (const batch of part.pages()) {
    for (const { url } of batch) {
      if (!url.startsWith(`${baseUrl}/`)) return { count, problem: `names ${url}, which is not of ${baseUrl}` };
      addresses.add(url);
      // This is reservoir sampling.
      if (Math.random() * addresses.size < 1) sample = url;
    }
    count += batch.length;
  }
  const countAndSample = { count, ...(sample !== undefined && { sample }) };
  if (count > MAX_URLS)
    return { ...countAndSample, problem: `has ${count} addresses, more than search engines read (${MAX_URLS})` };
  if (addresses.size < count) return { ...countAndSample, problem: `names ${count - addresses.size} addresses twice` };
  return countAndSample;
}

/** Requests the site. Returns a finding, or the result of the check in a few words. */
async function askSite(
  { baseUrl, isBaseUrlSet, servers, commandLine, signal }: SitemapChecks,
  index: string,
  samples: readonly string[],
): Promise<Finding | string> {
  const get = (url: string) => fetch(url, { redirect: "manual", signal: timeoutSignal(TIMEOUT_MS, signal) });
  const sitemapError = (message: string, remedy: string): Finding => ({
    severity: isBaseUrlSet ? "error" : "note",
    message,
    remedy,
  });
  const url = baseUrl + sitemapUrl;
  try {
    const response = await get(url);
    const location = response.headers.get("location");
    if (location !== null) {
      return sitemapError(`${url} leads to ${location}.`, "Set site.baseUrl to the address that visitors end at.");
    }
    const text = await response.text();
    const addresses = [...text.matchAll(LOC)].map((match) => match[1] ?? "");
    if (!response.ok || addresses.length === 0) {
      const problemText = response.ok ? "is no sitemap" : `is answered with ${response.status}`;
      return sitemapError(
        `${url} ${problemText}.`,
        "Look whether the web server in front sends every path on to mainstreet.",
      );
    }
    const strangeAddress = addresses.find((address) => !address.startsWith(`${baseUrl}/`));
    if (strangeAddress !== undefined) {
      return sitemapError(
        `${url} names ${strangeAddress}.`,
        "Restart the server, so that it has the same site.baseUrl as this command.",
      );
    }
    const missingAddress = [...index.matchAll(LOC)]
      .map((match) => match[1] ?? "")
      .find((address) => !addresses.includes(address));
    if (missingAddress !== undefined) {
      return sitemapError(
        `${url} lacks ${missingAddress}.`,
        "Look whether the server has the same data folder; if so, restart it.",
      );
    }
    for (const sample of samples) {
      const problem = pageProblem(sample, await get(sample).then(async (page) => ({ page, html: await page.text() })));
      if (problem !== undefined) {
        return sitemapError(
          `The sitemaps name ${sample}, which ${problem}.`,
          "Restart the server; if this stays, please report it.",
        );
      }
    }
    return `the site serves them, ${counted(samples.length, "page", "pages")} tried`;
  } catch (error) {
    if (signal?.aborted) throw error;
    return unreachable({ baseUrl, servers, commandLine }, fetchFailure(error, baseUrl));
  }
}

/** Returns a clause; undefined for a page that search engines may list. */
function pageProblem(url: string, { page, html }: { page: Response; html: string }): string | undefined {
  if (page.status !== 200) return `is answered with ${page.status}`;
  const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "";
  if (/noindex/.test(page.headers.get("x-robots-tag") ?? robots)) return "says noindex";
  const canonicalAddress = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return canonicalAddress === undefined || canonicalAddress === url
    ? undefined
    : `says that its address is ${canonicalAddress}`;
}

function unreachable(
  { baseUrl, servers, commandLine }: Pick<SitemapChecks, "baseUrl" | "servers" | "commandLine">,
  reason: string,
): Finding {
  const isLocal = isLocalAddress(baseUrl);
  const severity = isLocal ? "note" : "warning";
  // localhost and 127.0.0.1 are one host.
  const otherServer = servers.find((url) => !isLocal || new URL(url).port !== new URL(baseUrl).port);
  if (otherServer !== undefined) {
    return {
      severity,
      message: `The server of this folder runs at ${otherServer}, but nothing answers at site.baseUrl (${baseUrl}): ${reason}.`,
      remedy: isLocal
        ? "Set site.baseUrl to the address of the site."
        : "Look at DNS, firewall and the web server in front, or set site.baseUrl to the address of the site.",
    };
  }
  return {
    severity,
    message: isLocal
      ? `No server answers at ${baseUrl} (${reason}), so only the data were checked.`
      : `${baseUrl} cannot be reached from this machine: ${reason}.`,
    remedy: isLocal
      ? "Start it, if it should run."
      : "Start the server, and look at DNS, firewall and the web server in front.",
    command: commandLine("serve"),
  };
}
