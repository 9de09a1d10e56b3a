import { expect, it } from "vitest";
import { escapeControls, escapeJsonControls } from "./escape-controls.ts";

const HOSTILE = "a\u001b[2J\u009b31m\u202etxt.exe\u2066b\u2028c\nd\u007f";

it("control characters and directional marks are replaced by their codes", () => {
  expect(escapeControls(HOSTILE)).toBe("a\\u001b[2J\\u009b31m\\u202etxt.exe\\u2066b\\u2028c\\u000ad\\u007f");
  expect(escapeControls("Zürich 東京 👩‍👩‍👧 مطعم")).toBe("Zürich 東京 👩‍👩‍👧 مطعم");
});

it("JSON stays the same JSON on one line", () => {
  const json = escapeJsonControls(JSON.stringify({ text: HOSTILE }));
  expect(JSON.parse(json)).toEqual({ text: HOSTILE });
  expect(json).not.toMatch(/[\u007f-\u009f\u2028-\u202e\u2066]/);
});
