import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { AdminBusiness } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { statusOfError } from "../../../../api/api-error.ts";
import { businessQueries, restoreBusiness } from "../../../api/businesses-api.ts";
import { failureNotice, failureText } from "../../../api/failure-text.ts";
import { useAction } from "../../../api/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { differingFields, type FormValues, toFormValues } from "../form-values.ts";
import { type ConflictRow, conflictRows, theirFields } from "./conflict-rows.ts";
import styles from "./edit-conflict.module.css";

interface EditConflictProps {
  /** Version on which the edit is based. */
  base: AdminBusiness;
  /** Error of the save, status 409 or 404. */
  error: Error;
  /** Discards the edit. */
  onReload: (current: AdminBusiness) => void;
  /** Saves the edit over the current version, except these inputs, which keep their current values. */
  onOverwrite: (current: AdminBusiness, theirInputs?: ReadonlySet<string>) => void;
  onLeave: () => void;
}

/** Offers the choices after somebody else changed or deleted the business during an edit. */
export function EditConflict({ base, error, onReload, onOverwrite, onLeave }: EditConflictProps) {
  const query = useQuery({ ...businessQueries.one(base.id), staleTime: 0 });
  const { data: current, isFetching } = query;
  const isDeleted = statusOfError(query.error) === 410;
  if (isDeleted || statusOfError(error) === 404)
    return <Deleted {...{ base, error, isDeleted, onOverwrite, onLeave }} />;
  if (current !== undefined && !isFetching) return <Changed {...{ base, current, onReload, onOverwrite }} />;
  return (
    <p className={styles.conflict} role="alert">
      {failureText(error, "Someone else changed this business.")}
    </p>
  );
}

interface ChangedProps extends Pick<EditConflictProps, "base" | "onReload" | "onOverwrite"> {
  current: AdminBusiness;
}

function Changed({ base, current, onReload, onOverwrite }: ChangedProps) {
  const { getValues } = useFormContext<FormValues>();
  const [theirInputs, setTheirInputs] = useState<ReadonlySet<string>>(new Set());
  const isNewer = current.updatedAt !== base.updatedAt;
  const ownFields = [...base.ownFields, ...current.ownFields];
  const [before, theirs, mine] = [toFormValues(base, ownFields), toFormValues(current, ownFields), getValues()];
  const fields = differingFields(theirs, before).map(fieldLabel);
  const rows = conflictRows(before, mine, theirs);
  const others = theirFields(before, mine, theirs);
  const choose = (name: string, isTheirs: boolean) => {
    const names = new Set(theirInputs);
    if (isTheirs) names.add(name);
    else names.delete(name);
    setTheirInputs(names);
  };
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>Someone else changed this business</p>
      {fields.length > 0 && <p>Changed: {fields.join(", ")}. Only the fields you changed will be saved.</p>}
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map((row) => (
            <ConflictChoice
              key={row.name}
              row={row}
              isTheirs={theirInputs.has(row.name)}
              onChange={(isTheirs) => choose(row.name, isTheirs)}
            />
          ))}
        </div>
      )}
      {rows.length > 0 && others.length > 0 && <p>You did not change {others.join(", ")}, so theirs stays.</p>}
      {isNewer && (
        <div className={styles.choice}>
          <Button look="main" onClick={() => onOverwrite(current, theirInputs)}>
            {theirInputs.size > 0 ? "Save what I chose" : "Keep my changes"}
          </Button>
          <Button onClick={() => onReload(current)}>Discard mine</Button>
        </div>
      )}
    </div>
  );
}

interface ConflictChoiceProps {
  row: ConflictRow;
  isTheirs: boolean;
  onChange: (isTheirs: boolean) => void;
}

/** Offers both values of an input that both sides changed. Ours is selected at first. */
function ConflictChoice({ row: { name, label, before, mine, theirs }, isTheirs, onChange }: ConflictChoiceProps) {
  const options = [
    { isTheirsOption: false, value: mine, note: "Yours, not saved yet" },
    { isTheirsOption: true, value: theirs, note: "Theirs, saved" },
  ];
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        {label} <span className={styles.note}>{before === "" ? "was empty" : `was ${before}`}</span>
      </legend>
      {options.map(({ isTheirsOption, value, note }) => (
        <label key={note} className={styles.pick}>
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={isTheirs === isTheirsOption}
            onChange={() => onChange(isTheirsOption)}
          />
          <strong className={styles.value}>{value === "" ? "No value" : value}</strong>
          <span className={styles.note}>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface DeletedProps extends Omit<EditConflictProps, "onReload"> {
  /** The business can be restored from the recycle bin, unlike after delete-all. */
  isDeleted: boolean;
}

function Deleted({ base, error, isDeleted, onOverwrite, onLeave }: DeletedProps) {
  const restore = useAction({
    mutationFn: restoreBusiness,
    onSuccess: (current) => onOverwrite(current),
    meta: { failure: failureNotice("Restore failed", base.name) },
  });
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>This business no longer exists</p>
      <p>{failureText(error, "It was deleted meanwhile.")} What you typed is still here.</p>
      <div className={styles.choice}>
        {isDeleted && (
          <Button look="main" onClick={() => restore.mutate(base)} disabled={restore.isPending}>
            Restore it with my changes
          </Button>
        )}
        <Button onClick={onLeave}>Leave it deleted</Button>
      </div>
    </div>
  );
}
