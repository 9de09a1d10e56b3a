import { useQuery } from "@tanstack/react-query";
import type { AdminBusiness } from "#contract/admin-api";
import type { ApiError } from "../../../api/api-error.ts";
import { notify } from "../../../components/notifications/notify.ts";
import { failureText } from "../../api/admin-fetch.ts";
import { businessesApi, businessQueries } from "../../api/businesses-api.ts";
import { Button } from "../../parts/button.tsx";
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
  const { data: current, error, isFetching } = useQuery({ ...businessQueries.one(business.id), staleTime: 0 });
  const isDeleted = (error as Partial<ApiError> | null)?.status === 410;
  if (isDeleted || failure.status === 404) return <Deleted {...{ business, failure, isDeleted, onMine, onLeave }} />;
  if (current !== undefined && !isFetching) return <Changed {...{ business, current, onTheirs, onMine }} />;
  return (
    <p className={styles.conflict} role="alert">
      {failureText(failure, "Somebody else was faster.")}
    </p>
  );
}

interface ChangedProps extends Pick<EditConflictProps, "business" | "onTheirs" | "onMine"> {
  current: AdminBusiness;
}

function Changed({ business, current, onTheirs, onMine }: ChangedProps) {
  const isNew = current.updatedAt !== business.updatedAt;
  const fields = isNew ? Object.keys(changesOf(formOf(current), formOf(business)).fields).map(fieldLabel) : [];
  return (
    <div className={styles.conflict} role="alert">
      <p className={styles.title}>Somebody else changed this business meanwhile</p>
      {fields.length > 0 && <p>Changed: {fields.join(", ")}. Your save writes only the fields that you changed.</p>}
      {isNew && (
        <div className={styles.choice}>
          <Button look="main" onClick={() => void onMine(current)}>
            Save mine over it
          </Button>
          <Button onClick={() => onTheirs(current)}>Show theirs, drop mine</Button>
        </div>
      )}
    </div>
  );
}

interface DeletedProps extends Omit<EditConflictProps, "onTheirs"> {
  /** It can be brought back; else it is gone without a trace, as after delete-all. */
  isDeleted: boolean;
}

function Deleted({ business, failure, isDeleted, onMine, onLeave }: DeletedProps) {
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
      <p>{failureText(failure, "It was deleted meanwhile.")} What you typed is still here.</p>
      <div className={styles.choice}>
        {isDeleted && (
          <Button look="main" onClick={() => void restore()}>
            Restore it with my changes
          </Button>
        )}
        <Button onClick={onLeave}>Leave it deleted</Button>
      </div>
    </div>
  );
}
