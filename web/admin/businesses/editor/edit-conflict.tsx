import { useQuery } from "@tanstack/react-query";
import type { AdminBusiness } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { statusOfError } from "../../../api/api-error.ts";
import { businessQueries, restoreBusiness } from "../../api/businesses-api.ts";
import { failureNotice, failureText } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./edit-conflict.module.css";
import { differingFields, toFormValues } from "./form-values.ts";

interface EditConflictProps {
  /** Version on which the edit is based. */
  base: AdminBusiness;
  /** Error of the save, status 409 or 404. */
  error: Error;
  /** Discards the edit. */
  onReload: (current: AdminBusiness) => void;
  /** Saves the edit over the current version. */
  onOverwrite: (current: AdminBusiness) => void;
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
      {failureText(error, "Somebody else changed this business meanwhile.")}
    </p>
  );
}

interface ChangedProps extends Pick<EditConflictProps, "base" | "onReload" | "onOverwrite"> {
  current: AdminBusiness;
}

function Changed({ base, current, onReload, onOverwrite }: ChangedProps) {
  const isNewer = current.updatedAt !== base.updatedAt;
  const ownFields = [...base.ownFields, ...current.ownFields];
  const fields = differingFields(toFormValues(current, ownFields), toFormValues(base, ownFields)).map(fieldLabel);
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>Somebody else changed this business meanwhile</p>
      {fields.length > 0 && <p>Changed: {fields.join(", ")}. Your save writes only the fields that you changed.</p>}
      {isNewer && (
        <div className={styles.choice}>
          <Button look="main" onClick={() => onOverwrite(current)}>
            Save mine over it
          </Button>
          <Button onClick={() => onReload(current)}>Show theirs, drop mine</Button>
        </div>
      )}
    </div>
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
