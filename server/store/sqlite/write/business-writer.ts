import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { keepEditedFields } from "#domain/business/keep-edited-fields";
import { applyRules, type RuleSet } from "#domain/business/rules";
import type { BusinessRecord } from "../../port/directory.ts";
import { openRules } from "../history/rules.ts";
import {
  type BusinessRow,
  businessRecord,
  CONTENT_COLUMNS,
  CONTENT_FIELDS,
  contentOf,
  SELECT_BUSINESS,
  type StoredValues,
  type Value,
} from "../read/business-record.ts";
import { type Counters, openCounters } from "./counters.ts";
import { openDictionaries } from "./dictionaries.ts";
import { openHandEdits } from "./hand-edits.ts";
import { openListingWriter } from "./listing-writer.ts";
import { openSlugs } from "./slugs.ts";

const positionOf = (column: (typeof CONTENT_COLUMNS)[number]) => CONTENT_COLUMNS.indexOf(column);
const DESCRIBING = [positionOf("seo_title"), positionOf("seo_description"), positionOf("unique_content")];
/** Columns that a file which says nothing of them leaves as they are: generated text is not lost by an update. */
const KEPT_WHEN_ABSENT = new Set([...DESCRIBING, positionOf("canonical_url")]);
const WRITTEN = [...CONTENT_COLUMNS, "pattern_id", "category_id"];

export type BusinessWriter = ReturnType<typeof openBusinessWriter>;

/** What an update wrote over. */
export interface Former {
  /** The import that added the business; null when it was added by hand. */
  importId: number | null;
  updatedAt: number;
  /** Only of the fields that changed. */
  values: StoredValues;
}

/** As a business has them. */
interface Place {
  city: string;
  state: string;
  country: string;
}

/** A business as it was before it was deleted by hand. */
export interface DeletedRecord {
  business: BusinessRecord;
  importId: number | null;
  editedFields: string[];
}

/**
 * Writes businesses with all that hangs on them: dictionaries, listing, search index, kept counts. Works within a
 * transaction: `begin` first, `end` last, `forget` when it was taken back.
 */
export function openBusinessWriter(db: Database, counters: Counters = openCounters(db)) {
  const dictionaries = openDictionaries(db);
  const listing = openListingWriter(db, counters);
  const edits = openHandEdits(db);
  const slugs = openSlugs(db);
  const rules = openRules(db);
  const insert = db.prepare(
    `INSERT INTO businesses (id, place_id, slug, import_id, created_at, updated_at, ${WRITTEN.join(", ")})
     VALUES (?, ?, ?, ?, ?, ?, ${WRITTEN.map(() => "?").join(", ")}) ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    `UPDATE businesses SET updated_at = ?, ${WRITTEN.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`,
  );
  const erase = db.prepare<[number], Place>("DELETE FROM businesses WHERE id = ? RETURNING city, state, country");
  const idOfPlace = db.prepare<[string], number>("SELECT id FROM businesses WHERE place_id = ?").pluck();
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const importOf = db.prepare<[number], number | null>("SELECT import_id FROM businesses WHERE id = ?").pluck();
  const current = db.prepare<[number], Value[]>(
    `SELECT b.import_id, b.updated_at, b.created_at, p.hours, p.time_zone, ${CONTENT_COLUMNS.join(", ")}
     FROM businesses b JOIN opening_patterns p ON p.id = b.pattern_id WHERE b.id = +?`,
  );
  current.raw();
  const isDeleted = db.prepare<[string]>("SELECT 1 FROM deleted_businesses WHERE place_id = ?");
  const anyDeleted = db.prepare("SELECT 1 FROM deleted_businesses LIMIT 1");

  let generation = -1;
  let lastId = 0;
  let checkMarks = false;
  let checkPastSlugs = false;
  let checkEdits = false;
  let ruleSet: RuleSet = { cities: new Map(), groups: new Map() };

  /** The id of a business with this place id, if there is one or was one before it was deleted by hand. */
  function known(placeId: string): number | "deleted" | undefined {
    const id = idOfPlace.get(placeId);
    if (id !== undefined) return id;
    return checkMarks && isDeleted.get(placeId) !== undefined ? "deleted" : undefined;
  }

  /** What is stored beside what would be. `keepsBlanks`: what the draft does not say is changed to nothing, too. */
  function compare(id: number, draft: BusinessInsert, keepsBlanks = false) {
    const [importId, updatedAt, createdAt, hours, timeZone, ...old] = current.get(id) ?? [];
    const content = contentOf(draft).map((value, position) =>
      value === null && !keepsBlanks && KEPT_WHEN_ABSENT.has(position) ? (old[position] ?? null) : value,
    );
    const hoursDiffer = draft.openingHoursJson !== hours;
    const zonesDiffer = (draft.timeZone ?? "") !== timeZone;
    const changed = hoursDiffer || zonesDiffer || content.some((value, position) => value !== old[position]);
    const former = (): Former => {
      const values: StoredValues = {};
      CONTENT_FIELDS.forEach((field, position) => {
        if (content[position] !== old[position]) values[field] = old[position] ?? null;
      });
      if (hoursDiffer) values.openingHours = hours ?? "";
      if (zonesDiffer) values.timeZone = timeZone ?? "";
      return { importId: importId as number | null, updatedAt: Number(updatedAt), values };
    };
    return { changed, createdAt: Number(createdAt), old, content, former };
  }

  /** What an import may write over a stored business. */
  function permitted(id: number, draft: BusinessInsert): BusinessInsert {
    const fields = checkEdits ? edits.of(id) : [];
    const row = fields.length === 0 ? undefined : whole.get(id);
    return row === undefined ? draft : keepEditedFields(draft, businessRecord(row), fields);
  }

  function write(id: number, draft: BusinessInsert, at: number, { createdAt, old, content }: Compared) {
    const ids = dictionaries.idsOf(draft);
    listing.remove(id, text(old, "city"), text(old, "state"), text(old, "country"));
    update.run(at, ...content, ids.patternId, ids.categoryId, id);
    listing.add(id, draft, ids, createdAt, isDescribed(content));
  }

  /** A slug of its own, where somebody else has it. */
  function insertBusiness(id: number, draft: BusinessInsert, importId: number | null, times: [number, number]) {
    const ids = dictionaries.idsOf(draft);
    const content = contentOf(draft);
    const wanted = draft.slug ?? draft.slugBase;
    const put = (slug: string) =>
      insert.run(id, draft.placeId, slug, importId, ...times, ...content, ids.patternId, ids.categoryId).changes === 1;
    const taken = checkPastSlugs && (slugs.ownerOf(wanted) ?? id) !== id;
    if (taken || !put(wanted)) put(slugs.free(draft));
    listing.add(id, draft, ids, times[0], isDescribed(content));
  }

  function refresh() {
    checkMarks = anyDeleted.get() !== undefined;
    checkPastSlugs = slugs.anyPast();
    checkEdits = edits.any();
    ruleSet = rules.ruleSet();
  }

  return {
    known,

    begin() {
      const now = counters.get("generation");
      if (now !== generation) dictionaries.forget();
      generation = now;
      lastId = counters.get("lastBusinessId");
      refresh();
    },

    /** The id that was given last. */
    lastId: () => lastId,

    /** Stores a new business; false, and nothing done, when its place id is known. */
    add(given: BusinessInsert, importId: number | null, at: number): boolean {
      if (known(given.placeId) !== undefined) return false;
      const draft = applyRules(given, ruleSet);
      const createdAt = draft.createdAt === null ? at : Date.parse(draft.createdAt);
      insertBusiness(lastId + 1, draft, importId, [createdAt, at]);
      lastId++;
      return true;
    },

    /** Looks up what `wouldWrite` goes by; instead of `begin`, where nothing is written. */
    look: refresh,

    /** What an import would make of a row if it were the first of its business. */
    wouldWrite(given: BusinessInsert): WouldWrite {
      const id = known(given.placeId);
      if (id === "deleted") return id;
      const draft = applyRules(given, ruleSet);
      if (id === undefined) return { ...rowValues(draft), isNew: true, fields: [], kept: [] };
      const written = permitted(id, draft);
      const { old, former } = compare(id, written);
      const edited = written === draft ? [] : edits.of(id);
      const wanted = edited.length === 0 ? [] : Object.keys(compare(id, draft).former().values);
      const kept = wanted.filter((field) => edited.includes(field));
      return { ...rowValues(written, old), isNew: false, fields: Object.keys(former().values), kept };
    },

    /**
     * Writes what an import brings over a stored business, which keeps its slug and what was edited by hand; undefined
     * when that changes nothing.
     */
    update(id: number, given: BusinessInsert, at: number): Former | undefined {
      const draft = permitted(id, applyRules(given, ruleSet));
      const compared = compare(id, draft);
      if (!compared.changed) return undefined;
      const former = compared.former();
      write(id, draft, at, compared);
      return former;
    },

    /** Writes all of a draft over a stored business, blanks and hand-edited fields too; the slug stays. */
    replace(id: number, given: BusinessInsert, at: number) {
      const draft = applyRules(given, ruleSet);
      write(id, draft, at, compare(id, draft, true));
    },

    /** What a business is, for a mark of its deletion; undefined when there is none. */
    record(id: number): DeletedRecord | undefined {
      const row = whole.get(id);
      if (row === undefined) return undefined;
      return { business: businessRecord(row), importId: importOf.get(id) ?? null, editedFields: edits.of(id) };
    },

    /** Takes a business away, without a mark. */
    remove(id: number) {
      const place = erase.get(id);
      if (place === undefined) return;
      listing.remove(id, place.city, place.state, place.country);
      edits.forget(id);
    },

    /** Brings back what was taken away, with its id, under the rules of now. */
    putBack({ business, importId, editedFields }: DeletedRecord, draft: BusinessInsert) {
      const times: [number, number] = [Date.parse(business.createdAt), Date.parse(business.updatedAt)];
      insertBusiness(business.id, applyRules(draft, ruleSet), importId, times);
      edits.set(business.id, editedFields);
      listing.note(business.id);
    },

    end() {
      counters.set("lastBusinessId", lastId);
      listing.end();
    },

    forget() {
      generation = -1;
      dictionaries.forget();
      listing.forget();
    },
  };
}

/** What a row says, as it would be stored. */
interface RowValues {
  values: Value[];
  /** Those that stay as they are when a row says nothing of them, with what is stored. */
  ifSaid: { value: Value; stored: Value }[];
}

export type WouldWrite =
  | (RowValues & {
      isNew: boolean;
      /** That an update would change. */
      fields: string[];
      /** That it would but for the hand that edited them. */
      kept: string[];
    })
  | "deleted";

function rowValues(draft: BusinessInsert, old: readonly Value[] = []): RowValues {
  const content = contentOf(draft);
  const said = content.filter((_, position) => !KEPT_WHEN_ABSENT.has(position));
  return {
    values: [draft.openingHoursJson, draft.timeZone ?? "", ...said],
    ifSaid: [...KEPT_WHEN_ABSENT].map((at) => ({ value: content[at] ?? null, stored: old[at] ?? null })),
  };
}

interface Compared {
  createdAt: number;
  old: Value[];
  content: Value[];
}

function isDescribed(content: readonly Value[]): boolean {
  return DESCRIBING.every((position) => content[position] !== null);
}

function text(values: Value[], column: (typeof CONTENT_COLUMNS)[number]): string {
  return String(values[positionOf(column)] ?? "");
}
