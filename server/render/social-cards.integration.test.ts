import { describe, expect, it } from "vitest";
import type { SocialCard } from "#domain/social-card/card-facts";
import { createCardThread } from "./card-thread.ts";
import { createSocialCards } from "./social-cards.ts";

const card = (name: string): SocialCard => ({ kind: "site", siteName: name, tagline: "All of town" });

/** Creates a thread that records the cards to draw; each PNG has 100 bytes. */
function createRecordingThread() {
  const drawnCards: string[] = [];
  return {
    drawn: drawnCards,
    async draw({ siteName }: SocialCard) {
      drawnCards.push(siteName);
      return Buffer.alloc(100);
    },
  };
}

describe("cards", () => {
  it("are drawn once for concurrent and later requests", async () => {
    const thread = createRecordingThread();
    const cards = createSocialCards(thread);
    const [first, second] = await Promise.all([cards.png(card("A")), cards.png(card("A"))]);
    expect(await cards.png(card("A"))).toBe(first);
    expect(second).toBe(first);
    expect(thread.drawn).toEqual(["A"]);
  });

  it("are evicted, the least recently used first, beyond the capacity", async () => {
    const thread = createRecordingThread();
    const cards = createSocialCards(thread, 250);
    for (const name of ["A", "B", "A", "C", "A", "B"]) await cards.png(card(name));
    expect(thread.drawn).toEqual(["A", "B", "C", "B"]);
  });

  it("have equal versions for equal content", () => {
    const cards = createSocialCards(createRecordingThread());
    expect(cards.version(card("A"))).toBe(cards.version(card("A")));
    expect(cards.version(card("A"))).not.toBe(cards.version(card("B")));
  });
});

it("rejects for a card that cannot be drawn, and draws the next one", async () => {
  const thread = createCardThread();
  const undrawableCard = { ...card("A"), kind: "business", group: "unheard-of" } as unknown as SocialCard;
  const [failed, drawResult] = await Promise.allSettled([thread.draw(undrawableCard), thread.draw(card("A"))]);
  expect(failed.status).toBe("rejected");
  expect(drawResult).toMatchObject({ status: "fulfilled" });
});
