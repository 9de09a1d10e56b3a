import type { Business } from "../../contract/business.ts";
import type { SiteInfo } from "../../contract/site.ts";
import { escapeXml } from "../text/escaping/escape-xml.ts";
import { businessHead } from "./page-head.ts";
import { absoluteUrl, businessIdUrl, businessUrl, listFeedUrl } from "./page-url.ts";

type Site = Pick<SiteInfo, "name" | "baseUrl">;

/** A business that was added to a list, or that opened again. */
export interface FeedEntry {
  business: Business;
  /** ISO time at which it was added or found open again. */
  at: string;
  isReopened: boolean;
}

export interface ListFeed {
  /** Name of the list, such as "pizza restaurants in Bern". */
  name: string;
  /** Canonical address of the list. */
  listUrl: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** RFC 4287 requires a time, which an empty feed does not have. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** Returns an Atom feed (RFC 4287). Entries are identified by the permanent address of their business. */
export function atomXml({ name, listUrl, entries }: ListFeed, site: Site): string {
  const page = escapeXml(absoluteUrl(site.baseUrl, listUrl));
  const self = escapeXml(absoluteUrl(site.baseUrl, listFeedUrl(listUrl)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${self}</id>
<title>${escapeXml(`New ${name} | ${site.name}`)}</title>
<updated>${entries[0]?.at ?? NEVER}</updated>
<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(site.baseUrl)}</uri></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.map((each) => entryXml(each, site)).join("")}</feed>
`;
}

function entryXml({ business, at, isReopened }: FeedEntry, site: Site): string {
  const { id, name, slug, kind, createdAt } = business;
  const { baseUrl } = site;
  const permanentUrl = absoluteUrl(baseUrl, businessIdUrl(id));
  // Readers show an entry with an id of its own as a new one.
  const entryId = isReopened ? `${permanentUrl}#reopened-${at.slice(0, 10)}` : permanentUrl;
  const { description } = businessHead(business, site);
  return `<entry>
<id>${escapeXml(entryId)}</id>
<title>${escapeXml(isReopened ? `${name} is open again` : name)}</title>
<updated>${at}</updated>
<published>${isReopened ? at : createdAt}</published>
<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(baseUrl, businessUrl(slug)))}"/>
<category term="${escapeXml(kind)}"/>
<summary>${escapeXml(description)}</summary>
</entry>
`;
}
