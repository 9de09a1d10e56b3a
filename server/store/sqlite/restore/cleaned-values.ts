import type { CleanedReport, CleanedValue } from "../../store-options.ts";

const MAX_EXAMPLES = 5;

/** Counts the values of a backup that are cut or left out. */
export class CleanedValues {
  #count = 0;
  readonly #examples: CleanedValue[] = [];

  add(value: CleanedValue): void {
    this.addMany(1, () => [value]);
  }

  /** `examples` reads at most this many of them. */
  addMany(count: number, examples: (limit: number) => readonly CleanedValue[]): void {
    this.#count += count;
    const limit = Math.min(count, MAX_EXAMPLES - this.#examples.length);
    if (limit > 0) this.#examples.push(...examples(limit));
  }

  get report(): CleanedReport {
    return { count: this.#count, examples: this.#examples };
  }
}
