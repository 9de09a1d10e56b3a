/** Marks a button that people click several times in a row, such as “next page”. */
const REPEATABLE = "[data-repeatable]";

/**
 * Stops the second click of a double click on a button: after the first click another button may lie under the pointer. Keyboard clicks are
 * not counted and pass.
 */
export function stopDoubleClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (event.detail < 2 || button === null || button.matches(REPEATABLE)) return;
  event.preventDefault();
  event.stopPropagation();
}
