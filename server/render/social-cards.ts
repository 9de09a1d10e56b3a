import { LRUCache } from "lru-cache";
import type { SocialCard } from "#domain/social-card/card-facts";
import { assetManifest } from "../assets.ts";
import { contentHash } from "../output/content-hash.ts";
import { CARD_ASSETS, type CardThread, createCardThread } from "./card-thread.ts";

/** Memory for finished cards; one has about 50,000 bytes. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export interface SocialCards {
  /** Returns a version that is equal for cards that look the same, without drawing. */
  version(card: SocialCard): string;
  /** Returns a PNG of 1200 by 630 pixels. */
  png(card: SocialCard): Promise<Buffer>;
}

/** Caches cards as PNG in an LRU cache; concurrent requests for one card share one drawing. */
export function createSocialCards(thread: CardThread = createCardThread(), maxSize = MAX_CACHE_BYTES): SocialCards {
  const cache = new LRUCache<string, Buffer, { card: SocialCard }>({
    maxSize,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_key, _stale, { context }) => thread.draw(context.card),
  });
  const version = (card: SocialCard) => contentHash(`${drawingVersion()}${JSON.stringify(card)}`);
  return { version, png: (card) => cache.forceFetch(version(card), { context: { card } }) };
}

let knownDrawingVersion: string | undefined;

/** Returns a version that changes with the code, fonts and pictures of the drawing. */
function drawingVersion(): string {
  knownDrawingVersion ??= Object.values(CARD_ASSETS)
    .map((name) => assetManifest().files[name]?.sha256)
    .join();
  return knownDrawingVersion;
}
