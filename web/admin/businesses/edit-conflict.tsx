import { useQuery } from "@tanstack/react-query";
import type { AdminBusiness } from "#contract/admin-api";
import type { ApiError } from "../../api/api-error.ts";
import { notify } from "../../notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { businessesApi, businessQueries } from "../api/businesses-api.ts";
import { Button } from "../parts/button.tsx";
import { changesOf, formOf } from "./business-form.ts";
import styles from "./edit-conflict.module.css";
import { fieldLabel } from "./field-labels.ts";

interface EditConflictProps {
  /** As it was when the form opened. */
  business: AdminBusiness;
  failure: ApiError;
  onTheirs: (current: AdminBusiness) => void;
  /** Saves what was typed over what is there now. */
  onMine: (current: AdminBusiness) => Promise<void>;
  onLeave: () => void;
}

/** A business that somebody else changed or deleted while it was being edited: the choice of what is to be. */
export function EditConflict({ business, failure, onTheirs, onMine, onLeave }: EditConflictProps) {
  if (failure.status !== 409) return <Deleted {...{ business, failure, onMine, onLeave }} />;
  return <Changed {...{ business, onTheirs, onMine }} />;
}

function Changed({ business, onTheirs, onMine }: Pick<EditConflictProps, "business" | "onTheirs" | "onMine">) {
  const { data: current } = useQuery({ ...businessQueries.one(business.id), staleTime: 0 });
  const isNew = current !== undefined && current.updatedAt !== business.updatedAt;
  const fields = isNew ? Object.keys(changesOf(formOf(current), formOf(business)).fields).map(fieldLabel) : [];
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>Somebody else changed this business meanwhile</p>
      {fields.length > 0 && <p>Changed: {fields.join(", ")}. Your save writes only the fields that you changed.</p>}
      {isNew && (
        <div className={styles.choice}>
          <Button onClick={() => void onMine(current)}>Save mine over it</Button>
          <Button onClick={() => onTheirs(current)}>Show theirs, drop mine</Button>
        </div>
      )}
    </div>
  );
}

function Deleted({ business, failure, onMine, onLeave }: Omit<EditConflictProps, "onTheirs">) {
  const restore = async () => {
    try {
      await onMine(await businessesApi.restore(business.id));
    } catch (error) {
      notify({ title: "Restore failed", description: failureText(error, business.name), variant: "destructive" });
    }
  };
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>This business is not there any more</p>
      <p>{failureText(failure, "It was deleted meanwhile.")}</p>
      <div className={styles.choice}>
        {failure.status === 410 && <Button onClick={() => void restore()}>Restore it with my changes</Button>}
        <Button onClick={onLeave}>Leave it deleted</Button>
      </div>
    </div>
  );
}
