import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { counted } from "#domain/text/count-label";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { type BulkChange, businessesApi } from "../api/businesses-api.ts";
import { directoryQueries } from "../api/directory-queries.ts";
import { refreshData } from "../api/refresh-data.ts";
import { Button } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  selected: ReadonlySet<number>;
  onDone: () => void;
}

const DONE = {
  verify: "verified",
  unverify: "set to pending",
  delete: "deleted",
  restore: "restored",
  setCategory: "changed",
};

/** What can be done with all that are selected; nothing while none is. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const ids = [...selected];
  const { run, isPending } = useBulk(ids, onDone);
  const [isAsked, setAsked] = useState(false);
  if (selected.size === 0) return null;
  const count = counted(ids.length, "business", "businesses");
  return (
    <fieldset className={styles.bar} disabled={isPending}>
      <legend className={styles.legend}>With the selected businesses</legend>
      <p className={styles.count} role="status">
        {count} selected
      </p>
      <Button onClick={() => void run({ action: "verify" })}>Verify</Button>
      <Button onClick={() => void run({ action: "unverify" })}>Unverify</Button>
      <CategoryForm onSet={(category) => void run({ action: "setCategory", category })} />
      <Button look="danger" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <Button onClick={onDone}>Clear selection</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delete ${count}?`}
        text="They leave the directory at once, and imports do not bring them back. You can undo this from the notification."
        confirmLabel={`Delete ${count}`}
        onConfirm={() => {
          setAsked(false);
          void run({ action: "delete" });
        }}
        onCancel={() => setAsked(false)}
      />
    </fieldset>
  );
}

function CategoryForm({ onSet }: { onSet: (category: string) => void }) {
  const list = useId();
  const [category, setCategory] = useState("");
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (category.trim() !== "") onSet(category.trim());
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
        {categories.slice(0, 500).map(({ category }) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={category.trim() === ""}>
        Set category
      </Button>
    </form>
  );
}

function useBulk(ids: readonly number[], onDone: () => void) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const change = async (ids: readonly number[], bulk: BulkChange) => {
    try {
      const changed = await businessesApi.bulk(ids, bulk);
      const title = `${counted(changed.ids.length, "business", "businesses")} ${DONE[bulk.action]}`;
      const undo = { label: "Undo", run: () => void change(changed.ids, { action: "restore" }) };
      notify({ title, ...(bulk.action === "delete" && changed.ids.length > 0 && { action: undo }) });
      return true;
    } catch (error) {
      const description = failureText(error, "Please try again.");
      notify({ title: "The change failed", description, variant: "destructive" });
      return false;
    } finally {
      refreshData(client);
    }
  };
  const run = async (bulk: BulkChange) => {
    setPending(true);
    if (await change(ids, bulk)) onDone();
    setPending(false);
  };
  return { run, isPending };
}
