import type { Transaction } from "../connection/transaction.ts";
import type { Engine } from "../engine.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";

/** Writes in a transaction and a unit of work. `record` runs in the same transaction, after the end of the unit. */
export function openUnitWrites({ transactions, writer }: Pick<Engine, "transactions" | "writer">) {
  return <Work, Result>(
    work: (tx: Transaction, unit: UnitOfWork) => Promise<Work>,
    record: (tx: Transaction, done: Work) => Promise<Result>,
  ): Promise<Result> =>
    transactions.write(async (tx) => {
      const unit = await writer.begin(tx);
      const done = await work(tx, unit);
      await unit.end();
      return record(tx, done);
    });
}
