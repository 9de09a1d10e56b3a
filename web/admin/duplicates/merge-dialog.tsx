import { useId } from "react";
import type { AdminBusiness, MergePreview } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { businessUrl } from "#domain/publishing/page-url";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { ModalDialog } from "../ui/dialogs/modal-dialog.tsx";
import { type MergedField, mergedFields } from "./compared-fields.ts";
import styles from "./merge-dialog.module.css";

/** Largest number of merged businesses that get a column each; of more, only the changed fields are shown. */
const MAX_COLUMNS = 3;

interface MergeDialogProps {
  preview: MergePreview;
  isPending: boolean;
  /** Makes another of the businesses the one that stays. */
  onKeep: (survivorId: number) => void;
  onMerge: () => void;
  onCancel: () => void;
}

/** Shows the result of a merge field by field, before it is done. */
export function MergeDialog({ preview, isPending, onKeep, onMerge, onCancel }: MergeDialogProps) {
  const { survivor, merged, result } = preview;
  const [other] = merged;
  const isPair = merged.length === 1 && other !== undefined;
  const hasColumns = merged.length <= MAX_COLUMNS;
  const rows = mergedFields(preview).filter(({ isFilled }) => hasColumns || isFilled);
  const redirects = isPair ? `the page of ID ${other.id} redirects` : "the pages of the others redirect";
  const refusalId = useId();
  const refusal = useRoleRefusal("editor");
  return (
    <ModalDialog
      title={`Merge into ${survivor.name} (ID ${survivor.id})?`}
      text={`${businessUrl(result.slug)} stays; ${redirects} to it. You can undo the merge.`}
      look="wide"
      onClose={onCancel}
    >
      {!isPair && <Survivors preview={preview} isPending={isPending} onKeep={onKeep} />}
      {rows.length === 0 ? (
        <p>The others have no details that this one lacks.</p>
      ) : (
        <DataTable
          caption="Result of the merge"
          className={styles.table}
          columns={columnsOf(preview, hasColumns)}
          rows={rows}
          keyOf={({ field }) => field}
          isLoading={isPending}
        />
      )}
      {refusal !== undefined && <p id={refusalId}>{refusal}</p>}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        {isPair && (
          <Button onClick={() => onKeep(other.id)} disabled={isPending}>
            Keep ID {other.id} instead
          </Button>
        )}
        <Button
          look="main"
          onClick={onMerge}
          disabled={isPending || refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : refusalId}
        >
          {isPending ? "Merging…" : "Merge"}
        </Button>
      </div>
    </ModalDialog>
  );
}

function Survivors({ preview, isPending, onKeep }: Pick<MergeDialogProps, "preview" | "isPending" | "onKeep">) {
  const { survivor, merged } = preview;
  // The order stays while one chooses.
  const businesses: AdminBusiness[] = [survivor, ...merged].toSorted((a, b) => a.id - b.id);
  return (
    <fieldset className={styles.survivors}>
      <legend>Keep</legend>
      {businesses.map(({ id, name, city }) => (
        <label key={id}>
          <input type="radio" name="survivor" checked={id === survivor.id} onChange={() => !isPending && onKeep(id)} />
          <span dir="auto">
            {name}
            {city !== "" && `, ${city}`} (ID {id})
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function columnsOf({ survivor, merged }: MergePreview, hasColumns: boolean): Column<MergedField>[] {
  const valueColumn = (heading: string, index: number): Column<MergedField> => ({
    heading,
    cell: ({ values }) => <Value text={values[index] ?? ""} />,
  });
  return [
    { heading: "Field", isHeading: true, cell: ({ field }) => fieldLabel(field) },
    valueColumn(`Keep: ID ${survivor.id}`, 0),
    ...(hasColumns ? merged.map(({ id }, index) => valueColumn(`Merge: ID ${id}`, index + 1)) : []),
    { heading: "Result", cell: Result },
  ];
}

function Value({ text }: { text: string }) {
  return text === "" ? (
    <span className={styles.none}>unknown</span>
  ) : (
    <span className={styles.value} dir="auto">
      {text}
    </span>
  );
}

function Result({ result, values, isFilled }: MergedField) {
  return (
    <>
      <Value text={result} />
      {isFilled && <span className={styles.mark}>{values[0] === "" ? "filled in" : "from several"}</span>}
    </>
  );
}
