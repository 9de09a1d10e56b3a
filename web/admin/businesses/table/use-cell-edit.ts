import { useRef, useState } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { ApiError, statusOfError } from "../../../api/api-error.ts";
import { notify } from "../../../components/notifications/notify.ts";
import { fetchBusiness, saveBusiness } from "../../api/businesses-api.ts";
import { failureNotice, failureText } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import type { EditableCell, TableColumn } from "./columns.tsx";

interface EditedCell {
  business: AdminBusiness;
  column: TableColumn & { editable: EditableCell };
  /** Sentence about a failed save. */
  problem?: string;
}

/** Edits one cell at a time. After a failure the cell stays open with what was typed and says what to do. */
export function useCellEdit() {
  const [cell, setCell] = useState<EditedCell>();
  const refusal = useRoleRefusal("editor");
  const undo = useUndoActivity();
  const isClosed = useRef(true);
  const save = useAction({
    mutationFn: ({
      business,
      column,
      value,
    }: {
      business: AdminBusiness;
      column: EditedCell["column"];
      value: string;
    }) => saveBusiness(column.editable.fields(value), business),
    meta: {},
    onSuccess: (saved, { column }) => {
      close();
      const { activityId } = saved;
      notify({
        title: `${column.label} saved`,
        description: saved.name,
        ...(activityId !== undefined && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      });
    },
    onError: async (error, { business, column }) => {
      if (isClosed.current) return notify(failureNotice(`${column.label} not saved`)(error));
      if (statusOfError(error) !== 409) return setProblem(problemText(error), business);
      const current = await currentBusiness(business.id);
      if (current === undefined)
        return setProblem(failureText(error, "Not saved. Press Esc and look at the list again."), business);
      const theirs = labelOf(column.editable, column.editable.value(current));
      setProblem(
        `Someone else changed this business. ${column.label} is “${theirs}” now. Enter saves yours, Esc keeps theirs.`,
        current,
      );
    },
  });

  function setProblem(problem: string, business: AdminBusiness) {
    setCell((current) => current && { ...current, business, problem });
  }
  function close() {
    isClosed.current = true;
    setCell(undefined);
  }
  return {
    cell,
    isSaving: save.isPending,
    isEditing: (id: number, columnId: string) => cell?.business.id === id && cell.column.id === columnId,
    open(business: AdminBusiness, column: TableColumn) {
      if (refusal !== undefined || column.editable === undefined || business.deletedAt !== undefined || save.isPending)
        return;
      isClosed.current = false;
      setCell({ business, column: { ...column, editable: column.editable } });
    },
    close,
    /** Saves a value that differs. `isLeft` means that the focus left the cell, which does not repeat a failed save. */
    save(value: string, isLeft = false) {
      if (cell === undefined || isClosed.current || save.isPending || (isLeft && cell.problem !== undefined)) return;
      const { business, column } = cell;
      if (value.trim() === column.editable.value(business).trim()) return close();
      save.mutate({ business, column, value });
    },
  };
}

export type CellEdit = ReturnType<typeof useCellEdit>;

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
