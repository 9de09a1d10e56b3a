import { describe, expect, it } from "vitest";
import { AttemptLimit, networkOf } from "./attempt-limit.ts";

const MINUTE = 60_000;

describe("a limit of three attempts, one regained a minute", () => {
  const limit = () => new AttemptLimit({ most: 3, regainedEvery: MINUTE, keys: 2 });
  const after = (attempts: number) => {
    const made = limit();
    for (let n = 0; n < attempts; n++) made.add("a", 0);
    return made;
  };

  it("lets three be made at once, and then says how long to wait", () => {
    expect([0, 1, 2, 3, 4].map((attempts) => after(attempts).wait("a", 0))).toEqual([0, 0, 0, MINUTE, 2 * MINUTE]);
  });

  it("lets one more be made after a minute", () => {
    const made = after(3);
    expect(made.wait("a", MINUTE - 1000)).toBe(1000);
    expect(made.wait("a", MINUTE)).toBe(0);
    made.add("a", MINUTE);
    expect(made.wait("a", MINUTE)).toBe(MINUTE);
  });

  it("counts each key for itself", () => {
    expect(after(3).wait("b", 0)).toBe(0);
  });

  it("forgets what is taken back", () => {
    const made = after(3);
    made.takeBack("a", 0);
    expect(made.wait("a", 0)).toBe(0);
    for (let n = 0; n < 5; n++) made.takeBack("a", 0);
    expect(made.size).toBe(0);
  });

  it("remembers no more keys than it may, the latest", () => {
    const made = after(3);
    made.add("b", 0);
    made.add("a", 0);
    made.add("c", 0);
    expect(made.size).toBe(2);
    expect(made.wait("a", 0)).toBe(2 * MINUTE);
  });

  it("does not give attempts away when the clock goes back", () => {
    const made = new AttemptLimit({ most: 1, regainedEvery: MINUTE });
    made.add("a", 10 * MINUTE);
    expect(made.wait("a", 0)).toBe(MINUTE);
  });
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1:2:3:4", "fe80:0:0:0::/64"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
