import { expect, it } from "vitest";
import { walkLabel } from "./walk-label.ts";

it("Short ways are minutes of walking, rounded up, and longer ones distances", () => {
  expect(walkLabel(0, "km")).toBe("1 min walk");
  expect(walkLabel(0.081, "km")).toBe("2 min walk");
  expect(walkLabel(1.6, "mi")).toBe("20 min walk");
  expect(walkLabel(1.61, "km")).toBe("1.6 km");
  expect(walkLabel(16.1, "mi")).toBe("10 mi");
});
