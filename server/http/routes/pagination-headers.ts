import type { Context } from "koa";

/** Sets X-Total-Count, and Link (RFC 8288) with the first, previous, next and last page; URLs are relative to the host. */
export function setPaginationHeaders(ctx: Context, page: { limit: number; offset: number }, totalCount: number): void {
  const { limit, offset } = page;
  const lastOffset = Math.max(0, Math.ceil(totalCount / limit) - 1) * limit;
  const links = [link(ctx, "first", 0), link(ctx, "last", lastOffset)];
  if (offset > 0) links.push(link(ctx, "prev", Math.min(Math.max(0, offset - limit), lastOffset)));
  if (offset + limit < totalCount) links.push(link(ctx, "next", offset + limit));
  ctx.set("X-Total-Count", String(totalCount));
  ctx.set("Link", links.join(", "));
}

function link(ctx: Context, relation: string, offset: number): string {
  const url = new URL(ctx.url, "http://localhost"); // percent-encodes < and >
  url.searchParams.set("offset", String(offset));
  return `<${url.pathname}${url.search}>; rel="${relation}"`;
}
