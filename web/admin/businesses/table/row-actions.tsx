import type { AdminBusiness } from "#contract/admin-api";
import { businessUrl } from "#domain/publishing/page-url";
import { Button } from "../../ui/button.tsx";
import { RowMenu } from "../../ui/row-menu.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import type { useRemoval } from "../use-removal.ts";
import styles from "./business-table.module.css";

interface RowActionsProps {
  business: AdminBusiness;
  removal: ReturnType<typeof useRemoval>;
  onEdit: () => void;
}

/** Edit, and a menu with the page and the deletion; Restore in the recycle bin. */
export function RowActions({ business, removal, onEdit }: RowActionsProps) {
  const { name, slug, deletedAt } = business;
  const isPending = removal.isPending(business.id);
  if (deletedAt !== undefined) {
    return (
      <Button onClick={() => removal.restore(business)} disabled={isPending} aria-label={`Restore ${name}`}>
        Restore
      </Button>
    );
  }
  return (
    <span className={styles.buttons}>
      <Button look="icon" onClick={onEdit} aria-label={`Edit ${name}`} title="Edit">
        <PanelIcon name="edit" />
      </Button>
      <RowMenu label={`More actions for ${name}`}>
        <a href={businessUrl(slug)} target="_blank" rel="noreferrer">
          View page
        </a>
        <button
          type="button"
          data-danger
          onClick={() => removal.remove(business)}
          disabled={isPending}
          aria-label={`Delete ${name}`}
        >
          Delete
        </button>
      </RowMenu>
    </span>
  );
}
