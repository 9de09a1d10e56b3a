import { setFlagsFromString } from "node:v8";
import { isLocalAddress } from "#domain/publishing/index-now";
import { NOINDEX_EXPLANATIONS } from "#domain/publishing/indexing";
import { counted, exactCount } from "#domain/text/count-label";
import { siteInfo } from "../../server/config/load-config.ts";
import { type NoindexCount, noindexCounts } from "../../server/operations/publishing/noindex-pages.ts";
import { pingIndexNow } from "../../server/operations/publishing/ping-index-now.ts";
import { writeSitemap } from "../../server/operations/publishing/write-sitemap.ts";
import { createSitemaps } from "../../server/queries/sitemaps.ts";
import type { CommandRun } from "../run-command.ts";
import { duration } from "../terminal/progress-line.ts";
import { withExistingServices } from "../with-services.ts";

interface SitemapOptions {
  out: string;
  gzip: boolean;
  ping: boolean;
}

const LOCAL =
  "The addresses in the sitemaps are of this machine, so nobody else can follow them. Set site.baseUrl in config.json, or MAINSTREET_BASE_URL, to the address of the site, such as https://example.org.";

export const sitemapCommand: CommandRun<SitemapOptions> = ({ out, gzip, ping }, context) =>
  withExistingServices(
    context,
    async ({ store, config, now }) => {
      const { signal, print } = context;
      // a million short texts: V8 would rather take 60 MB more than look through them a little more often
      setFlagsFromString("--optimize-for-size");
      const { baseUrl } = siteInfo(config, config.server.port);
      const sitemaps = await createSitemaps({ store, baseUrl }).current();
      const onProgress = print.progress("Writing sitemaps");
      const report = await writeSitemap({ sitemaps, baseUrl, out, gzip, signal, onProgress });
      const noindex = await noindexCounts(store, sitemaps.survey);
      const { endpoint } = config.indexNow;
      const pinged = ping ? await pingIndexNow({ store, sitemaps, baseUrl, endpoint, now, signal }) : undefined;
      const { files, urls, written, removed, seconds } = report;
      print.result({ ...report, noindex, ...(pinged && { ping: pinged }) }, [
        `${counted(files, "file", "files")} with ${counted(urls, "page", "pages")} of ${baseUrl} in ${out}, in ${duration(seconds)}: ${exactCount(written)} written, ${exactCount(removed)} removed.`,
        noindexLine(noindex),
        ...(pinged ? [`${counted(pinged.submitted, "page", "pages")} named to search engines.`] : []),
      ]);
      if (pinged?.failure) print.error(pinged.failure);
      else if (isLocalAddress(baseUrl)) print.note(`mainstreet: ${LOCAL}`);
    },
    { isReadInOrder: true },
  );

function noindexLine(noindex: readonly NoindexCount[]): string {
  if (noindex.length === 0) return "No page is held back from search engines.";
  const total = noindex.reduce((sum, { pages }) => sum + pages, 0);
  const each = noindex.map(({ reason, pages }) => `${exactCount(pages)} ${NOINDEX_EXPLANATIONS[reason]}`);
  return `${counted(total, "page is", "pages are")} held back from search engines: ${each.join(", ")}.`;
}
