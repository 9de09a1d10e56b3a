import type { SiteInfo } from "../../contract/site.ts";
import { escapeXml } from "../text/escaping/escape-xml.ts";
import { absoluteUrl, FAVICON, searchDescriptionUrl, searchSuggestionsUrl } from "./page-url.ts";

/** Limits of OpenSearch. */
const MAX_NAME_CHARS = 16;
const MAX_DESCRIPTION_CHARS = 1024;

/** Returns an OpenSearch 1.1 description, with which browsers offer the site as a search engine. */
export function opensearchXml({ name, baseUrl }: Pick<SiteInfo, "name" | "baseUrl">): string {
  const description = `Search local businesses on ${name}`.slice(0, MAX_DESCRIPTION_CHARS);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name.slice(0, MAX_NAME_CHARS))}</ShortName>
<Description>${escapeXml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/x-icon">${escapeXml(absoluteUrl(baseUrl, FAVICON))}</Image>
<Url type="text/html" template="${escapeXml(`${baseUrl}/search?q={searchTerms}`)}"/>
<Url type="application/x-suggestions+json" template="${escapeXml(`${absoluteUrl(baseUrl, searchSuggestionsUrl)}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(absoluteUrl(baseUrl, searchDescriptionUrl))}"/>
</OpenSearchDescription>
`;
}
