import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { counted } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { type BulkAction, changeBusinesses } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { directoryQueries } from "../api/panel-queries.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  selected: ReadonlySet<number>;
  onDone: () => void;
}

/** Categories that are suggested, by size. */
const MAX_SUGGESTIONS = 500;

const DONE: Readonly<Record<BulkAction["action"], string>> = {
  verify: "verified",
  unverify: "set to pending",
  delete: "deleted",
  restore: "restored",
  setCategory: "changed",
};

/** Actions on the selected businesses; nothing without a selection. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const ids = [...selected];
  const change = useBulkAction();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const run = (action: BulkAction) => change.mutate({ ...action, ids }, { onSuccess: onDone });
  if (selected.size === 0) return null;
  const count = counted(ids.length, "business", "businesses");
  return (
    <fieldset className={styles.bar} disabled={change.isPending}>
      <legend className={layout.visuallyHidden}>With the selected businesses</legend>
      <p className={styles.count} role="status">
        {count} selected
      </p>
      <Button onClick={() => run({ action: "verify" })}>Verify</Button>
      <Button onClick={() => run({ action: "unverify" })}>Unverify</Button>
      <CategoryForm onSubmit={(category) => run({ action: "setCategory", category })} />
      <Button look="danger" onClick={() => setConfirmOpen(true)}>
        Delete
      </Button>
      <Button onClick={onDone}>Clear selection</Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={`Delete ${count}?`}
        text="They leave the directory at once, and imports do not bring them back. You can undo this from the notification."
        confirmLabel={`Delete ${count}`}
        onConfirm={() => {
          setConfirmOpen(false);
          run({ action: "delete" });
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </fieldset>
  );
}

function CategoryForm({ onSubmit }: { onSubmit: (category: string) => void }) {
  const list = useId();
  const [category, setCategory] = useState("");
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (category.trim() !== "") onSubmit(category.trim());
  };
  return (
    <form className={styles.category} onSubmit={submit}>
      <input
        aria-label="New category"
        placeholder="New category"
        list={list}
        maxLength={200}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      />
      <datalist id={list}>
        {categories.slice(0, MAX_SUGGESTIONS).map(({ category }) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={category.trim() === ""}>
        Set category
      </Button>
    </form>
  );
}

/** The toast after a deletion offers to undo it. */
function useBulkAction() {
  const failure = failureNotice("The change failed");
  const restore = useMutation({
    mutationFn: changeBusinesses,
    meta: { success: ({ ids }: BulkResult) => ({ title: doneTitle(ids, "restore") }), failure },
  });
  return useMutation({
    mutationFn: changeBusinesses,
    meta: {
      success: ({ ids }: BulkResult, { action }: BulkAction) => ({
        title: doneTitle(ids, action),
        ...(action === "delete" &&
          ids.length > 0 && { action: { label: "Undo", run: () => restore.mutate({ action: "restore", ids }) } }),
      }),
      failure,
    },
  });
}

interface BulkResult {
  ids: number[];
}

function doneTitle(ids: readonly number[], action: BulkAction["action"]): string {
  return `${counted(ids.length, "business", "businesses")} ${DONE[action]}`;
}
