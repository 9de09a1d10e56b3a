import { useQuery } from "@tanstack/react-query";
import { statusOfError } from "../../../api/api-error.ts";
import { businessQueries, type NamedBusiness, restoreBusiness } from "../../api/businesses-api.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./edit-sheet.module.css";

interface DeletedBusinessProps {
  id: number;
  onClose: () => void;
  onRestored: () => unknown;
}

const DATE_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** Replaces the editor when the address leads to a business that was deleted, merged or erased. */
export function DeletedBusiness({ id, onClose, onRestored }: DeletedBusinessProps) {
  const { data, error, isPending } = useQuery(businessQueries.deleted(id));
  const restore = useAction({
    mutationFn: (business: NamedBusiness) => restoreBusiness(business),
    onSuccess: onRestored,
    meta: {
      success: ({ name }: NamedBusiness) => ({ title: "Business restored", description: name }),
      failure: failureNotice("Restore failed"),
    },
  });
  const refusal = useRoleRefusal("editor");
  if (isPending) return <p className={styles.loading}>Loading</p>;
  const isMissing = statusOfError(error) === 404;
  return (
    <div className={styles.deleted} role="status">
      <p className={styles.deletedTitle}>{data ? `${data.name} was deleted` : "This business was deleted"}</p>
      {data?.deletedAt !== undefined && (
        <p>It has been in the recycle bin since {DATE_TIME.format(new Date(data.deletedAt))}.</p>
      )}
      {isMissing && <p>It is not in the recycle bin: it was merged into another business, or erased for good.</p>}
      <div className={styles.deletedButtons}>
        {!isMissing && (
          <Button
            look="main"
            disabled={refusal !== undefined || restore.isPending}
            title={refusal}
            onClick={() => restore.mutate(data ?? { id, name: "" })}
          >
            Restore
          </Button>
        )}
        <Button onClick={onClose}>{refusal === undefined ? "Leave it deleted" : "Close"}</Button>
      </div>
    </div>
  );
}
