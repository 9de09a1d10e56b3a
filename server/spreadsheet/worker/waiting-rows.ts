import type { BusinessWithKeys } from "#domain/business/business-keys";

/** Limits of the rows that wait for others. */
const LIMITS = { rows: 2_000, characters: 20_000_000 };

/** A business with the number of its row. */
export interface PlacedRow {
  row: number;
  business: BusinessWithKeys;
  /** Number of characters in its cells. */
  characters: number;
  /** Header of the column that its point was read from; "" without any. */
  pointHeader: string;
  /** The search that the exporter ran, if the area of the business is otherwise unknown; else "". */
  searched: string;
  /** The point that was left out, since many share it. */
  sharedPoint?: string;
}

/** Collects evidence that the rows of a sheet give about each other. */
export interface RowEvidence {
  /** Adds a business as evidence for others. */
  observe(business: BusinessWithKeys): void;
  /** Tells whether later rows may prove more for this one. */
  isUndecided(row: PlacedRow): boolean;
  /** Applies the evidence so far to a business. */
  settle(row: PlacedRow): PlacedRow;
}

/**
 * Delays rows for which later rows of the sheet may prove a point, city or state. Other rows stay in order, and so do two rows of one
 * business. Rows that are observed together, such as those of a short sheet, prove something for each other whatever their order is.
 */
export class WaitingRows {
  readonly #evidence: readonly RowEvidence[];
  readonly #limits: typeof LIMITS;
  /** Rows by place id, in the order in which they came. */
  readonly #waiting = new Map<string, PlacedRow>();
  /** Yields the longest waiting of them next. A new iterator would skip all places of rows that are gone. */
  readonly #longestWaiting = this.#waiting.keys();
  #characters = 0;
  #hasEnded = false;

  /** A row is settled by each evidence in turn. */
  constructor(evidence: readonly RowEvidence[], limits = LIMITS) {
    this.#evidence = evidence;
    this.#limits = limits;
  }

  /** Adds a row as evidence for others; call it before `add`. */
  observe(business: BusinessWithKeys): void {
    for (const evidence of this.#evidence) evidence.observe(business);
  }

  /** Returns the rows that are ready: this one unless it waits, and those that wait no longer. */
  add(row: PlacedRow): PlacedRow[] {
    const { business } = row;
    const ready = this.#waiting.size === 0 ? [] : this.#release(business.placeId);
    const mustWait = !this.#hasEnded && this.#evidence.some((evidence) => evidence.isUndecided(row));
    if (!mustWait) return [...ready, this.#settle(row)];
    this.#waiting.set(business.placeId, row);
    this.#characters += row.characters;
    while (this.#waiting.size > this.#limits.rows || this.#characters > this.#limits.characters) {
      const { value: placeId = "" } = this.#longestWaiting.next();
      ready.push(...this.#release(placeId));
    }
    return ready;
  }

  /** Returns the rows that still wait, when all rows were observed. Rows that are added later do not wait. */
  end(): PlacedRow[] {
    this.#hasEnded = true;
    return [...this.#waiting.keys()].flatMap((placeId) => this.#release(placeId));
  }

  #release(placeId: string): PlacedRow[] {
    const row = this.#waiting.get(placeId);
    this.#waiting.delete(placeId);
    if (row === undefined) return [];
    this.#characters -= row.characters;
    return [this.#settle(row)];
  }

  #settle(row: PlacedRow): PlacedRow {
    return this.#evidence.reduce((settled, evidence) => evidence.settle(settled), row);
  }
}
