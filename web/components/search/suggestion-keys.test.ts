import { describe, expect, it } from "vitest";
import { listAction } from "./suggestion-keys.ts";

const press = (key: string, list: { isOpen?: boolean; active?: number }, altKey = false) =>
  listAction({ key, altKey, isComposing: false }, { isOpen: true, count: 3, active: -1, ...list });

describe("keys in a search box", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, -1],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 2, 1],
    ["ArrowUp", 0, -1],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("%s moves from suggestion %i to %i; -1 is the typed text", (key, active, to) => {
    expect(press(key, { active })).toEqual({ kind: "move", to });
  });

  it("open the list by an arrow, and close it by Escape or Alt and Up", () => {
    expect(press("ArrowDown", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("ArrowUp", { isOpen: false })).toEqual({ kind: "open" });
    expect(press("Escape", { active: 1 })).toEqual({ kind: "close" });
    expect(press("ArrowUp", { active: 1 }, true)).toEqual({ kind: "close" });
  });

  it("choose a suggestion by Enter, which searches for the typed text if none is active", () => {
    expect(press("Enter", { active: 1 })).toEqual({ kind: "choose" });
    expect(press("Enter", { active: -1 })).toEqual({ kind: "leave" });
    expect(press("Enter", { isOpen: false })).toBeUndefined();
  });

  it("are left to the box if the list does not use them", () => {
    expect(press("Home", { active: -1 })).toBeUndefined();
    expect(press("End", { active: -1 })).toBeUndefined();
    expect(press("a", { active: 1 })).toBeUndefined();
    expect(press("Escape", { isOpen: false })).toBeUndefined();
    expect(press("Tab", { active: 1 })).toEqual({ kind: "leave" });
  });

  it("are left to an input method that is composing a character", () => {
    const list = { isOpen: true, count: 3, active: 1 };
    expect(listAction({ key: "Enter", altKey: false, isComposing: true }, list)).toBeUndefined();
  });
});
