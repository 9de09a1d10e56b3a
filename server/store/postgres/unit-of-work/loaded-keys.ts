/** The keys that a unit of work has looked up in a table. Any other key is unknown, which is not the same as missing. */
export class LoadedKeys<Key extends string | number> {
  readonly #table: string;
  readonly #keys = new Set<Key>();

  constructor(table: string) {
    this.#table = table;
  }

  has(key: Key): boolean {
    return this.#keys.has(key);
  }

  add(keys: Iterable<Key>): void {
    for (const key of keys) this.#keys.add(key);
  }

  /** Marks keys as loaded. Returns those that were not before. */
  addNew(keys: Iterable<Key>): Key[] {
    const newKeys = [...new Set(keys)].filter((key) => !this.#keys.has(key));
    this.add(newKeys);
    return newKeys;
  }

  /** Errors: an Error for a key that was not loaded. A rule that reads one more key must load it, or it would decide differently on SQLite. */
  require(key: Key): void {
    if (!this.#keys.has(key)) throw new Error(`${this.#table} of ${key} were not loaded`);
  }
}
