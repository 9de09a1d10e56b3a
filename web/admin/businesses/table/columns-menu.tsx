import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import { usePopover } from "../use-popover.ts";
import type { TableColumn } from "./columns.tsx";
import styles from "./columns-menu.module.css";
import type { Density } from "./use-look.ts";

interface ColumnsMenuProps {
  columns: readonly TableColumn[];
  shownIds: readonly string[];
  density: Density;
  onChange: (look: { columns?: readonly string[]; density?: Density }) => void;
}

const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: "compact", label: "Compact" },
  { value: "comfortable", label: "Comfortable" },
];

/** Chooses the columns and the height of the rows. The name is always shown. */
export function ColumnsMenu({ columns, shownIds, density, onChange }: ColumnsMenuProps) {
  const name = useId();
  const { button, popover } = usePopover();
  const toggle = (id: string, isShown: boolean) => {
    const chosen = isShown ? [...shownIds, id] : shownIds.filter((shownId) => shownId !== id);
    onChange({ columns: columns.map((column) => column.id).filter((columnId) => chosen.includes(columnId)) });
  };
  return (
    <>
      <Button {...button}>
        <PanelIcon name="columns" /> Columns
      </Button>
      <div {...popover} className={styles.menu}>
        <fieldset className={styles.group}>
          <legend>Columns</legend>
          {columns.map(({ id, label }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                checked={shownIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Row height</legend>
          {DENSITIES.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={density === value}
                onChange={() => onChange({ density: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
