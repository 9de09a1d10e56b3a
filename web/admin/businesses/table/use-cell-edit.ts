import { useCallback, useSyncExternalStore } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { ApiError, statusOfError } from "../../../api/api-error.ts";
import type { Notification } from "../../../components/notifications/notification.ts";
import { notify } from "../../../components/notifications/notify.ts";
import { fetchBusiness, saveBusiness } from "../../api/businesses-api.ts";
import { failureNotice, failureText } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import type { EditableCell, TableColumn } from "./columns.tsx";
import { cellKey, isChanged, keyOf, type OpenCell, openCells } from "./open-cells.ts";

interface Attempt {
  cell: OpenCell;
  /** Tells an attempt from one of the same value that has failed, whose action lasts until the table is refetched. Milliseconds. */
  startedAt: number;
}

/** Edits cells of the table. After a failure a cell stays open with what was typed and says what to do. */
export function useCellEdit() {
  const cells = useSyncExternalStore(openCells.subscribe, openCells.list);
  const refusal = useRoleRefusal("editor");
  const undo = useUndoActivity();
  const { mutate, isPending, variables } = useAction({
    mutationFn: ({ cell: { business, column, value } }: Attempt) =>
      saveBusiness(column.editable.fields(value), business),
    meta: {},
    onSuccess: (saved, { cell: sent }) => {
      endSave(sent, saved);
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
  /** Saves a value that differs. `isLeft` means that the focus left the cell, which does not repeat a failed save. */
  const save = useCallback(
    (key: string, isLeft = false) => {
      const cell = openCells.find(key);
      if (cell === undefined || cell.isSaving) return;
      if (!isChanged(cell)) return openCells.close(key);
      if (isLeft && cell.problem !== undefined) return;
      openCells.change(key, { isSaving: true });
      mutate({ cell, startedAt: performance.now() });
    },
    [mutate],
  );
  /** Saves a cell that goes with its row or with the table. */
  const hide = useCallback(
    (key: string) => {
      openCells.change(key, { isShown: false });
      save(key, true);
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
      // The row still shows the version before the save.
      const isOutdated = isPending && variables.cell.business.id === business.id;
      if (isOutdated || openCells.find(cellKey(business.id, column.id))) return;
      const value = editable.value(business);
      openCells.open({ business, column: { ...column, editable }, value, isSaving: false, isShown: true });
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

/** Closes the cell that was saved unless something else was chosen meanwhile. The saved version is the base of other cells of the business. */
function endSave(sent: OpenCell, saved: AdminBusiness): void {
  const key = keyOf(sent);
  if (openCells.find(key)?.value === sent.value) openCells.close(key);
  else openCells.change(key, { business: saved, isSaving: false, problem: undefined });
  for (const other of openCells.list()) {
    const { editable } = other.column;
    const isSame = other.business.id === saved.id && editable.value(other.business) === editable.value(saved);
    if (isSame) openCells.change(keyOf(other), { business: saved });
  }
}

/** Explains a failed save. After a conflict the current version is the base, so that the next save wins. */
async function failureOf(error: unknown, { business, column }: OpenCell): Promise<Partial<OpenCell>> {
  if (statusOfError(error) !== 409) return { problem: problemText(error) };
  const current = await currentBusiness(business.id);
  if (current === undefined) return { problem: failureText(error, "Not saved. Press Esc and look at the list again.") };
  const theirs = labelOf(column.editable, column.editable.value(current));
  return {
    problem: `Someone else changed this business. ${column.label} is “${theirs}” now. Enter saves yours, Esc keeps theirs.`,
    business: current,
  };
}

/** Returns undefined if the business cannot be read, for example since it was deleted. */
async function currentBusiness(id: number): Promise<AdminBusiness | undefined> {
  try {
    return await fetchBusiness(id);
  } catch {
    return undefined;
  }
}

function problemText(error: unknown): string {
  const [problem] = error instanceof ApiError ? error.errors : [];
  if (problem !== undefined) return `Not saved: this ${problem.message}.`;
  return failureText(error, "Not saved. Press Enter to try again.");
}

function labelOf({ options }: EditableCell, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? (value || "empty");
}
