import { expect, it } from "vitest";
import { linkNotices } from "./link-notices.ts";

const WHOLE_LINK = { furtherCount: 0, unreadableCount: 0 };

it("says nothing of a link whose places are all listed", () => {
  expect(linkNotices(WHOLE_LINK, { merged: [], missing: [] })).toEqual([]);
});

it("says what is not shown, and why", () => {
  const missing = [
    { id: 1, reason: "deleted" },
    { id: 2, reason: "unknown" },
    { id: 3, reason: "unknown" },
  ] as const;
  const merged = [{ id: 4, into: 5 }];
  expect(linkNotices({ furtherCount: 1_900, unreadableCount: 1 }, { merged, missing: [...missing] })).toEqual([
    "1 part of this link cannot be read. It may have been cut off or changed on its way.",
    "A link holds at most 100 places, so 1,900 places are left out.",
    "1 place of this link is no longer listed.",
    "2 places of this link are not in this directory.",
    "1 place of this link is now part of another entry, which is shown instead.",
  ]);
});
