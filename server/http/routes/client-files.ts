import type { Middleware } from "koa";
import { assetManifest, hasAsset, readAsset, readEncodedAsset } from "../../assets.ts";
import { type CachedResponse, createCachedResponse, sendCachedResponse } from "../cache/cached-response.ts";
import type { Encoding } from "../cache/preferred-encoding.ts";
import { isRead } from "../middleware/is-read.ts";

/** Names hold a hash of the content, so a name's bytes never change. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** GET /client/…: the browser's scripts, styles and images, compressed as the build left them. */
export function clientFiles(): Middleware {
  const answers = new Map<string, CachedResponse>();
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/client/") || !isRead(ctx.method)) return next();
    const name = ctx.path.slice(1);
    let answer = answers.get(name);
    if (answer === undefined) {
      if (!hasAsset(name)) ctx.throw(404, "There is no such file.");
      answer = fileAnswer(name);
      answers.set(name, answer);
    }
    ctx.respond = false;
    await sendCachedResponse(ctx.req, ctx.res, answer);
  };
}

function fileAnswer(name: string): CachedResponse {
  const file = assetManifest().files[name];
  const type = file?.type ?? "application/octet-stream";
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of file?.encodings ?? []) compressed[encoding] = readEncodedAsset(name, encoding);
  return createCachedResponse({
    body: readAsset(name),
    headers: { "Content-Type": type, "Cache-Control": FOR_EVER },
    compressed,
  });
}
