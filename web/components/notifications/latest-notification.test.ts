import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLatestNotification } from "./latest-notification.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the latest notification", () => {
  it("replaces the previous one", () => {
    const latest = createLatestNotification();
    latest.show({ title: "Link copied" });
    latest.show({ title: "Import failed", variant: "destructive" });
    expect(latest.current()).toMatchObject({ id: 2, title: "Import failed", variant: "destructive", isOpen: true });
  });

  it("reappears after newer ones if it has an action, the latest first", () => {
    const latest = createLatestNotification();
    const undo = (title: string) => ({ title, action: { label: "Undo", run: () => undefined } });
    latest.show(undo("First deleted"));
    latest.show(undo("Second deleted"));
    latest.show({ title: "Export successful" });
    const seenTexts: (string | undefined)[] = [];
    for (let id = 3; latest.current()?.isOpen; id += 1) {
      seenTexts.push(latest.current()?.title);
      latest.dismiss(id);
    }
    expect(seenTexts).toEqual(["Export successful", "Second deleted", "First deleted"]);
    expect(latest.current()).toMatchObject({ title: "First deleted", isOpen: false });
  });

  it("is removed 1,000,000 ms after it was dismissed", () => {
    const latest = createLatestNotification();
    latest.show({ title: "Link copied" });
    latest.dismiss(1);
    expect(latest.current()).toMatchObject({ title: "Link copied", isOpen: false });
    vi.advanceTimersByTime(999_999);
    expect(latest.current()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(latest.current()).toBeUndefined();
  });

  it("stays when the previous one is dismissed or would be removed", () => {
    const latest = createLatestNotification();
    latest.show({ title: "First" });
    latest.dismiss(1);
    latest.show({ title: "Second" });
    latest.dismiss(1);
    vi.advanceTimersByTime(2_000_000);
    expect(latest.current()).toMatchObject({ title: "Second", isOpen: true });
  });

  it("notifies a listener of every change until it unsubscribes", () => {
    const latest = createLatestNotification();
    const tell = vi.fn();
    const end = latest.subscribe(tell);
    latest.show({ title: "First" });
    latest.dismiss(1);
    latest.dismiss(1);
    expect(tell).toHaveBeenCalledTimes(2);
    end();
    latest.show({ title: "Second" });
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
