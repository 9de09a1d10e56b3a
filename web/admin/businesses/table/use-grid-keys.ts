import { type KeyboardEvent, type RefObject, useEffect } from "react";

const CONTROLS = ":is(a[href], button, input, select):not([popover] *)";

/**
 * Moves the focus between cells by arrow keys, Home, End, Page Up and Page Down (the grid pattern): the table is one stop of Tab. A cell
 * with controls gives the focus to them, one after the other. `onEdit` opens the editor of a cell by F2, or Enter in a cell without controls.
 */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  rows: unknown,
  onEdit: (cell: HTMLElement) => void,
) {
  useEffect(() => {
    if (table.current) setTabStop(table.current, document.activeElement);
    // Rows are other elements whenever they change.
  }, [table, rows]);

  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLElement) || !table.current || target.matches("[data-editor] *")) return;
      setTabStop(table.current, target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || !table.current || event.altKey || event.metaKey) return;
      const cell = target.closest<HTMLTableCellElement>("th, td");
      if (cell === null || target.closest("[popover]")) return;
      if (key === "F2" || (key === "Enter" && target === cell)) {
        event.preventDefault();
        onEdit(cell);
        return;
      }
      const next = nextStop(table.current, target, cell, key, event.ctrlKey);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
  };
}

/** Makes one element of the table a stop of Tab: the focused one, otherwise the first of the first row. */
function setTabStop(table: HTMLTableElement, focused: Element | null) {
  const stops = [...table.querySelectorAll<HTMLElement>(`th, td, :is(th, td) :is(${CONTROLS})`)];
  const tabStop = stops.find((stop) => stop === focused) ?? stopsOf(table.rows[1] ?? table.rows[0])[0];
  for (const stop of stops) stop.tabIndex = stop === tabStop ? 0 : -1;
}

/** Returns what the focus goes to in a row: the controls of each cell, or the cell. */
function stopsOf(row: HTMLTableRowElement | undefined): HTMLElement[] {
  return row === undefined ? [] : [...row.cells].flatMap(stopsOfCell);
}

function stopsOfCell(cell: HTMLTableCellElement): HTMLElement[] {
  if (getComputedStyle(cell).display === "none") return [];
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.length === 0 ? [cell] : controls;
}

const PAGE_ROWS = 10;

function nextStop(
  table: HTMLTableElement,
  target: HTMLElement,
  cell: HTMLTableCellElement,
  key: string,
  isCtrl: boolean,
): HTMLElement | undefined {
  const row = cell.closest("tr");
  if (row === null) return undefined;
  const rows = [...table.rows];
  const stops = stopsOf(row);
  const index = stops.indexOf(target);
  const rowIndex = rows.indexOf(row);
  const inRow = (to: number) => {
    const other = rows[Math.max(0, Math.min(rows.length - 1, to))];
    const otherCell = other?.cells[cell.cellIndex];
    return otherCell === undefined || other === row ? undefined : stopsOfCell(otherCell)[0];
  };
  switch (key) {
    case "ArrowRight":
      return stops[index + 1];
    case "ArrowLeft":
      return stops[index - 1];
    case "ArrowDown":
      return inRow(rowIndex + 1);
    case "ArrowUp":
      return inRow(rowIndex - 1);
    case "PageDown":
      return inRow(rowIndex + PAGE_ROWS);
    case "PageUp":
      return inRow(rowIndex - PAGE_ROWS);
    case "Home":
      return isCtrl ? stopsOf(rows[0])[0] : stops[0];
    case "End":
      return isCtrl ? stopsOf(rows.at(-1)).at(-1) : stops.at(-1);
    default:
      return undefined;
  }
}
