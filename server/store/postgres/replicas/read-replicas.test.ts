import pg from "pg";
import { expect, it } from "vitest";
import { Transaction } from "../connection/transaction.ts";
import { openReadReplicas } from "./read-replicas.ts";

it("catches up with a write even while a read that began before it is under way", async () => {
  let revision = 5;
  let resolveRead = () => {};
  const reply = new Promise<void>((resolve) => {
    resolveRead = resolve;
  });
  const replicas = openReadReplicas({
    postgres: { url: "postgres://localhost/none", name: "of a test", poolSize: 2, tls: "off" },
    listener: { counters: () => undefined, isLost: () => false },
    onReplaced() {},
    async readPrimary(work) {
      const counters = new Map([
        ["instance", 1],
        ["revision", revision],
      ]);
      await reply;
      return work(new Transaction(new pg.Client(), counters));
    },
  });
  const earlier = replicas.catchUp("1.5");
  revision = 6;
  const later = replicas.catchUp("1.6");
  resolveRead();
  await Promise.all([earlier, later]);
  expect(replicas.newestVersion()).toBe("1.6");
});
