import { useEffect } from "react";

/** Makes the browser ask before the page is closed. */
export function useConfirmLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isDirty]);
}
