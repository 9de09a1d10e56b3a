import { hash } from "node:crypto";
import type { SocialCard } from "#domain/social-card/card-facts";
import { assetManifest } from "../assets.ts";
import { CARD_ASSETS, type CardThread, createCardThread } from "./card-thread.ts";

/** Bytes of memory for finished cards; one has about 50,000. */
const CAPACITY = 16 * 1024 * 1024;

export interface SocialCards {
  /** Equal for cards that look the same, without drawing them. */
  version(card: SocialCard): string;
  /** 1200 by 630 pixels. */
  png(card: SocialCard): Promise<Buffer>;
}

/** Cards as PNG, the last ones kept; one that is being drawn is not begun again. */
export function createSocialCards(thread: CardThread = createCardThread(), capacity = CAPACITY): SocialCards {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function version(card: SocialCard): string {
    return hash("sha1", `${drawingVersion()}${JSON.stringify(card)}`, "base64url");
  }

  async function drawAndKeep(key: string, card: SocialCard): Promise<Buffer> {
    const png = await thread.draw(card);
    kept.set(key, png);
    bytes += png.length;
    for (const [oldest, its] of kept) {
      if (bytes <= capacity) break;
      kept.delete(oldest);
      bytes -= its.length;
    }
    return png;
  }

  return {
    version,
    async png(card) {
      const key = version(card);
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const drawing = underWay.get(key) ?? drawAndKeep(key, card).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },
  };
}

let drawing: string | undefined;

/** Of the code, fonts and pictures that cards are drawn with: another program may draw the same facts otherwise. */
function drawingVersion(): string {
  drawing ??= Object.values(CARD_ASSETS)
    .map((name) => assetManifest().files[name]?.sha256)
    .join();
  return drawing;
}
