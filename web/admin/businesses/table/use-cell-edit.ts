import { useCallback, useSyncExternalStore } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { ApiError, statusOfError } from "../../../api/api-error.ts";
import type { Notification } from "../../../components/notifications/notification.ts";
import { notify } from "../../../components/notifications/notify.ts";
import { failureNotice, failureText } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import type { TableColumn } from "./columns.tsx";
import { cellKey, isChanged, keyOf, type OpenCell, openCells, valueLabel } from "./open-cells.ts";
import { currentBusiness, newestVersion, saveCell } from "./save-cell.ts";

interface Attempt {
  cell: OpenCell;
  /** The business is restored from the recycle bin first. */
  isInBin: boolean;
  /** Tells an attempt from one of the same value that has failed, whose action lasts until the table is refetched. Milliseconds. */
  startedAt: number;
}

/** Edits cells of the table. After a failure a cell stays open with what was typed and says what to do. */
export function useCellEdit() {
  const cells = useSyncExternalStore(openCells.subscribe, openCells.list);
  const refusal = useRoleRefusal("editor");
  const undo = useUndoActivity();
  const { mutate } = useAction({
    mutationFn: ({ cell, isInBin }: Attempt) => saveCell(cell, isInBin),
    meta: {},
    onSuccess: (saved, { cell: sent }) => {
      const { activityId } = saved;
      notify({
        title: `${sent.column.label} saved`,
        description: saved.name,
        ...(activityId !== undefined && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      });
    },
    onError: async (error, { cell: sent }) => {
      const key = keyOf(sent);
      openCells.change(key, { isSaving: false, ...(await failureOf(error, sent)) });
      if (openCells.find(key)?.isShown) return;
      notify(openCells.find(key) ? unsavedNotice(sent) : failureNotice(`${sent.column.label} not saved`)(error));
    },
  });
  /**
   * Saves a value that differs. `isLeft` means that the focus left the cell, which does not repeat a failed save; `isInBin` restores the
   * business first.
   */
  const save = useCallback(
    (key: string, { isLeft = false, isInBin = false } = {}) => {
      const cell = openCells.find(key);
      if (cell === undefined || cell.isSaving) return;
      if (!isChanged(cell)) return openCells.close(key);
      if (isLeft && cell.problem !== undefined) return;
      openCells.change(key, { isSaving: true });
      mutate({ cell, isInBin, startedAt: performance.now() });
    },
    [mutate],
  );
  /** Saves a cell that goes as somebody opens another page. One whose row was lost to a refetch (`hasLostRow`) stays unsaved. */
  const hide = useCallback(
    (key: string, hasLostRow: boolean) => {
      openCells.change(key, { isShown: false });
      const typed = openCells.find(key);
      if (hasLostRow && typed && isChanged(typed) && typed.problem === undefined && !typed.isSaving) {
        openCells.change(key, { hasLostRow });
        return notify(lostRowNotice(typed));
      }
      save(key, { isLeft: true });
      const cell = openCells.find(key);
      if (cell?.problem !== undefined && !cell.isSaving) notify(unsavedNotice(cell));
    },
    [save],
  );
  return {
    cells,
    find: (id: number, columnId: string) => openCells.find(cellKey(id, columnId)),
    open(business: AdminBusiness, { editable, ...column }: TableColumn) {
      if (refusal !== undefined || editable === undefined || business.deletedAt !== undefined) return;
      if (openCells.find(cellKey(business.id, column.id))) return;
      const base = newestVersion(business);
      const value = editable.value(base);
      openCells.open({ business: base, column: { ...column, editable }, value, isSaving: false, isShown: true });
    },
    save,
    hide,
  };
}

export type CellEdit = ReturnType<typeof useCellEdit>;

function unsavedNotice({ business, column }: OpenCell): Notification {
  return {
    title: `${column.label} not saved`,
    description: `What you typed for ${business.name} is still in the Businesses tab.`,
    variant: "destructive",
  };
}

function lostRowNotice({ business }: OpenCell): Notification {
  return {
    title: "Row left this page",
    description: `What you typed for ${business.name} is above the table. It is not saved yet.`,
    variant: "destructive",
  };
}

/** Explains a failed save. After a conflict the current version is the base, so that the next save wins. */
async function failureOf(error: unknown, { business, column }: OpenCell): Promise<Partial<OpenCell>> {
  if (statusOfError(error) !== 409) return { problem: problemText(error) };
  const current = await currentBusiness(business.id);
  if (current === undefined) return { problem: failureText(error, "Not saved. Press Esc and look at the list again.") };
  const theirs = valueLabel(column.editable, column.editable.value(current)) || "empty";
  return {
    problem: `Someone else changed this business. ${column.label} is “${theirs}” now. Enter saves yours, Esc keeps theirs.`,
    business: current,
    theirs,
  };
}

function problemText(error: unknown): string {
  const [problem] = error instanceof ApiError ? error.errors : [];
  if (problem !== undefined) return `Not saved: this ${problem.message}.`;
  return failureText(error, "Not saved. Press Enter to try again.");
}
