import { assetManifest, hasAsset, readAsset, readEncodedAsset } from "../../assets.ts";
import { AppError } from "../../errors.ts";
import {
  CACHE_FOREVER,
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from "../cache/cached-response.ts";
import type { Encoding } from "../cache/preferred-encoding.ts";
import type { UncachedRoute } from "./route.ts";

/** File names contain a hash of the content. */

/** GET /client/…: the browser's scripts, styles and images, precompressed by the build. */
export function clientFiles(): UncachedRoute {
  const responses = new Map<string, CachedResponse>();
  return {
    path: /^\/client\//,
    isCached: false,
    async handle(ctx) {
      const name = ctx.path.slice(1);
      let response = responses.get(name);
      if (response === undefined) {
        if (!hasAsset(name)) throw new AppError("not-found", "There is no such file.");
        response = fileResponse(name);
        responses.set(name, response);
      }
      ctx.respond = false;
      await sendCachedResponse(ctx.req, ctx.res, response);
    },
  };
}

function fileResponse(name: string): CachedResponse {
  const file = assetManifest().files[name];
  const type = file?.type ?? "application/octet-stream";
  const compressedFiles: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of file?.encodings ?? []) compressedFiles[encoding] = readEncodedAsset(name, encoding);
  return createCachedResponse({
    body: readAsset(name),
    headers: { "Content-Type": type, "Cache-Control": CACHE_FOREVER },
    precompressed: compressedFiles,
  });
}
