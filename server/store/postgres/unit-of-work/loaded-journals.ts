import type { EditEntry, JournalEntry, JournalRow } from "../../changes/written-fields.ts";
import type { ImportJournalEntry } from "../../imports/journal-entry.ts";
import type { PreviousValues } from "../../records/business-changes.ts";
import type { ChangeEntries, ImportEntries } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { changeJournal } from "../history/change-journal.ts";
import { importJournal, OverwrittenValues } from "../imports/import-journal.ts";
import { LoadedKeys } from "./loaded-keys.ts";

/** The edits that a unit of work has loaded from the journal of changes, and what it writes there. */
export class LoadedChanges implements ChangeEntries {
  readonly #loaded = new LoadedKeys<number>("Later edits");
  #loadedAfter = 0;
  #edits: ReadonlyMap<number, EditEntry[]> = new Map();
  readonly #added: JournalRow[] = [];
  readonly #saved = new Set<EditEntry>();
  readonly #removed: JournalEntry[] = [];
  readonly #forgotten: number[] = [];

  /** Loads the edits of businesses after a change. Call it once. */
  async load(tx: Transaction, businessIds: readonly number[], changeId: number): Promise<void> {
    this.#loaded.add(businessIds);
    this.#loadedAfter = changeId;
    this.#edits = await changeJournal.editsAfter(tx, businessIds, changeId);
  }

  entriesAfter(businessId: number, changeId: number): EditEntry[] {
    this.#loaded.require(businessId);
    if (changeId < this.#loadedAfter) throw new Error(`Edits before change ${this.#loadedAfter} were not loaded`);
    return (this.#edits.get(businessId) ?? []).filter((edit) => edit.changeId > changeId);
  }

  add(changeId: number, businessId: number, previous: string | null): void {
    this.#added.push({ changeId, businessId, previous });
  }

  save(entry: EditEntry): void {
    this.#saved.add(entry);
  }

  remove(entry: JournalEntry): void {
    this.#removed.push(entry);
  }

  forget(businessId: number): void {
    this.#forgotten.push(businessId);
  }

  async write(tx: Transaction): Promise<void> {
    await changeJournal.save(tx, [...this.#saved]);
    await changeJournal.remove(tx, this.#removed);
    await changeJournal.forget(tx, this.#forgotten);
    await changeJournal.add(tx, this.#added);
  }
}

/** The entries that a unit of work has loaded from the journal of imports, and what it writes there, new entries for one import. */
export class LoadedImports implements ImportEntries {
  readonly #loaded = new LoadedKeys<number>("Later imports");
  #loadedAfter = 0;
  #later: ReadonlyMap<number, ImportJournalEntry[]> = new Map();
  readonly #overwritten = new OverwrittenValues();
  #batch = { importId: 0, at: 0 };
  readonly #again: ImportJournalEntry[] = [];
  readonly #rewritten = new Set<ImportJournalEntry>();
  readonly #removed: { importId: number; businessId: number }[] = [];

  /** Loads the entries of later imports for these businesses. Call it once. */
  async load(tx: Transaction, businessIds: readonly number[], importId: number): Promise<void> {
    this.#loaded.add(businessIds);
    this.#loadedAfter = importId;
    this.#later = await importJournal.entriesAfter(tx, businessIds, importId);
  }

  add(importId: number, businessId: number, previous: PreviousValues, at: number): void {
    this.#batch = { importId, at };
    this.#overwritten.add(businessId, previous);
  }

  entriesAfter(businessId: number, importId: number): ImportJournalEntry[] {
    this.#loaded.require(businessId);
    if (importId < this.#loadedAfter) throw new Error(`Entries before import ${this.#loadedAfter} were not loaded`);
    return (this.#later.get(businessId) ?? []).filter((entry) => entry.importId > importId);
  }

  addAgain(entry: ImportJournalEntry): void {
    this.#again.push(entry);
  }

  rewrite(entry: ImportJournalEntry): void {
    this.#rewritten.add(entry);
  }

  remove(importId: number, businessId: number): void {
    this.#removed.push({ importId, businessId });
  }

  async write(tx: Transaction): Promise<void> {
    await importJournal.rewrite(tx, [...this.#rewritten]);
    await importJournal.remove(tx, this.#removed);
    await importJournal.addAgain(tx, this.#again);
    await importJournal.add(tx, this.#batch.importId, this.#overwritten, this.#batch.at);
  }
}
