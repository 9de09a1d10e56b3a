import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import button from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { businessesHref } from "../table-params.ts";
import { keyOf, openCells } from "./open-cells.ts";
import styles from "./unsaved-cells.module.css";

/** Shows above the table what could not be saved and belongs to rows or columns that are not on the screen. */
export function UnsavedCells() {
  const cells = useSyncExternalStore(openCells.subscribe, openCells.list);
  return cells
    .filter(({ problem, isShown }) => problem !== undefined && !isShown)
    .map((cell) => {
      const { business, column, value } = cell;
      const key = keyOf(cell);
      const look = new URLSearchParams({ columns: column.id });
      return (
        <ErrorNotice
          key={key}
          title={`${column.label} of ${business.name} is not saved`}
          action={
            <span className={styles.buttons}>
              <Link className={button.button} to={businessesHref({ search: `#${business.id}` }, 1, look)}>
                Show the cell
              </Link>
              <Button onClick={() => openCells.close(key)}>Discard</Button>
            </span>
          }
        >
          You typed “{value.trim()}”.
        </ErrorNotice>
      );
    });
}
