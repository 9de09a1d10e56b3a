import { expect, it } from "vitest";
import { undoSentences } from "./import-undo-sentences.ts";

const EMPTY_PREVIEW = { importId: 1, added: 0, updated: 0, editedAdded: 0, editedUpdated: 0 };

it.each([
  [{ ...EMPTY_PREVIEW, added: 1 }, "1 business this import added will be removed."],
  [
    { ...EMPTY_PREVIEW, added: 25, editedAdded: 3 },
    "25 businesses this import added will be removed. 3 of them were edited by hand since.",
  ],
  [
    { ...EMPTY_PREVIEW, updated: 2, editedUpdated: 1 },
    "2 businesses it changed will get the earlier values back. 1 of them was edited by hand; the edited fields will stay.",
  ],
  [EMPTY_PREVIEW, "Nothing this import added or changed is left."],
])("the undo of an import with %o says: %s", (preview, sentence) => {
  expect(undoSentences(preview)).toBe(sentence);
});
