import type { AdminBusiness } from "#contract/admin-api";
import { createDrafts } from "../../ui/dialogs/unsaved-drafts.ts";
import type { EditableCell, TableColumn } from "./columns.tsx";

/** A cell of the table that is being edited. */
export interface OpenCell {
  /** Version on which the edit is based. */
  business: AdminBusiness;
  column: TableColumn & { editable: EditableCell };
  /** Value as typed. */
  value: string;
  isSaving: boolean;
  /** The row and the column are on the screen. */
  isShown: boolean;
  /** Sentence about a failed save. */
  problem?: string | undefined;
  /** Value of somebody else with which the typed one is in conflict, as a label. */
  theirs?: string | undefined;
  /** A refetch took the row off the page while somebody typed, so that nobody has decided to save. */
  hasLostRow?: boolean;
}

export const cellKey = (id: number, columnId: string): string => `${id} ${columnId}`;

export const keyOf = ({ business, column }: OpenCell): string => cellKey(business.id, column.id);

/** Tells whether something else was typed than the business has. */
export function isChanged({ business, column, value }: OpenCell): boolean {
  return value.trim() !== column.editable.value(business).trim();
}

/** Returns the label of an option as the cell shows it, or the value itself. */
export function valueLabel({ options }: EditableCell, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}

const cells = new Map<string, OpenCell>();
const unsaved = createDrafts<string, string>("cell");
const listeners = new Set<() => void>();
let list: readonly OpenCell[] = [];

function store(cell: OpenCell): void {
  cells.set(keyOf(cell), cell);
  if (isChanged(cell)) unsaved.set(keyOf(cell), cell.value);
  else unsaved.delete(keyOf(cell));
}

function publish(): void {
  list = [...cells.values()];
  for (const listener of listeners) listener();
}

/** The cells that are being edited. What is typed in them survives a visit to another page of the table or the panel. */
export const openCells = {
  /** Returns the cells as of the last change other than typing. */
  list: () => list,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  find: (key: string): OpenCell | undefined => cells.get(key),
  open(cell: OpenCell): void {
    store(cell);
    publish();
  },
  /** Keeps a typed value. Only its own input shows it, so the table is not rendered again at each key. */
  type(key: string, value: string): void {
    const cell = cells.get(key);
    if (cell) store({ ...cell, value });
  },
  /** Changes a cell if it is still open. */
  change(key: string, change: Partial<OpenCell>): void {
    const cell = cells.get(key);
    if (cell === undefined) return;
    store({ ...cell, ...change });
    publish();
  },
  close(key: string): void {
    if (!cells.delete(key)) return;
    unsaved.delete(key);
    publish();
  },
};
