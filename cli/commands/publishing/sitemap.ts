import { setFlagsFromString } from "node:v8";
import type { Command } from "commander";
import { isLocalAddress } from "#domain/publishing/index-now";
import { NOINDEX_EXPLANATIONS } from "#domain/publishing/indexing";
import { counted, exactCount } from "#domain/text/count-label";
import type { NoindexCount } from "../../../server/operations/publishing/noindex-pages.ts";
import { EXIT_FAILED } from "../../exit-codes.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { duration } from "../../terminal/progress-line.ts";
import { withExistingServices } from "../../with-services.ts";

interface SitemapOptions {
  out: string;
  gzip: boolean;
  ping: boolean;
}

const LOCAL_ADDRESS =
  "The addresses in the sitemaps are of this machine, so nobody else can follow them. Set site.baseUrl in config.json, or MAINSTREET_BASE_URL, to the address of the site, such as https://example.org.";

export function registerSitemap(program: Command): void {
  program
    .command("sitemap")
    .summary("write the sitemaps to a folder")
    .description("Write sitemap.xml and its parts, as the server sends them. Files that did not change are left alone.")
    .usage("--out <dir> [options]")
    .requiredOption("--out <dir>", "the folder to write to")
    .option("--gzip", "compress the parts", false)
    .option("--ping", "tell search engines (IndexNow) which pages changed since the last time", false)
    .action(runCommand(sitemap));
}

async function sitemap({ out, gzip, ping }: SitemapOptions, context: CommandContext): Promise<void> {
  const { siteInfo } = await import("../../../server/config/load-config.ts");
  const { noindexCounts } = await import("../../../server/operations/publishing/noindex-pages.ts");
  const { pingIndexNow } = await import("../../../server/operations/publishing/ping-index-now.ts");
  const { writeSitemap } = await import("../../../server/operations/publishing/write-sitemap.ts");
  const { createSitemaps } = await import("../../../server/queries/sitemaps.ts");
  const run: Parameters<typeof withExistingServices>[1] = async ({ store, config, now }) => {
    const { signal, print } = context;
    // The command creates a million short strings. V8's default collects garbage less often and takes 60 MB more.
    setFlagsFromString("--optimize-for-size");
    const { baseUrl } = siteInfo(config, config.server.port);
    const sitemaps = await createSitemaps({ store, baseUrl }).current();
    const onProgress = print.progress("Writing sitemaps");
    const report = await writeSitemap({ sitemaps, baseUrl, out, gzip, signal, onProgress });
    const noindex = await noindexCounts(store, sitemaps.indexable);
    const { endpoint } = config.indexNow;
    const pingReport = ping ? await pingIndexNow({ store, sitemaps, baseUrl, endpoint, now, signal }) : undefined;
    const { files, urls, written, removed, seconds } = report;
    print.result({ ...report, noindex, ...(pingReport && { ping: pingReport }) }, [
      `${counted(files, "file", "files")} with ${counted(urls, "page", "pages")} of ${baseUrl} in ${out}, in ${duration(seconds)}: ${exactCount(written)} written, ${exactCount(removed)} removed.`,
      noindexLine(noindex),
      ...(pingReport ? [`${counted(pingReport.submitted, "page", "pages")} sent to search engines.`] : []),
    ]);
    if (pingReport?.failure) {
      print.error(pingReport.failure);
      process.exitCode = EXIT_FAILED;
    } else if (isLocalAddress(baseUrl)) print.note(`mainstreet: ${LOCAL_ADDRESS}`);
  };
  await withExistingServices(context, run, { isSequentialScan: true });
}

function noindexLine(noindex: readonly NoindexCount[]): string {
  if (noindex.length === 0) return "No page is excluded from search engines.";
  const total = noindex.reduce((sum, { pages }) => sum + pages, 0);
  const reasons = noindex.map(({ reason, pages }) => `${exactCount(pages)} ${NOINDEX_EXPLANATIONS[reason]}`);
  return `${counted(total, "page is", "pages are")} excluded from search engines: ${reasons.join(", ")}.`;
}
