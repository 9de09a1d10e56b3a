import { LRUCache } from "lru-cache";
import type { SocialCard } from "#domain/social-card/card-facts";
import { assetManifest } from "../assets.ts";
import { contentHash } from "../output/content-hash.ts";
import { CARD_ASSETS, type CardThread, createCardThread } from "./card-thread.ts";

/** Bytes of memory for finished cards; one has about 50,000. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export interface SocialCards {
  /** Equal for cards that look the same; needs no drawing. */
  version(card: SocialCard): string;
  /** 1200 by 630 pixels. */
  png(card: SocialCard): Promise<Buffer>;
}

/** Cards as PNG in an LRU cache; concurrent requests for one card share one drawing. */
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

/** Changes with the code, fonts and pictures that cards are drawn with. */
function drawingVersion(): string {
  knownDrawingVersion ??= Object.values(CARD_ASSETS)
    .map((name) => assetManifest().files[name]?.sha256)
    .join();
  return knownDrawingVersion;
}
