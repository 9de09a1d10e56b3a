import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page, which the browser would otherwise open in its place. Without
 * `onFiles` they are ignored. Returns whether files are being dragged over the page.
 */
export function useDrop(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isDragging, setDragging] = useState(false);
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = onFiles ? "copy" : "none";
    setDragging(onFiles !== undefined);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragging(false);
    onFiles?.([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("dragover", (event) => onDragOver(event), { signal });
    window.addEventListener("drop", (event) => onDrop(event), { signal });
    window.addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) setDragging(false);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
  return isDragging;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") === true;
}
