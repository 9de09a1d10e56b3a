import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { parseBusinessId } from "#domain/publishing/page-url";

export type EditId = number | "new";

/** Keeps the edited business in the parameter `edit` of the address, so Back closes the editor. */
export function useEditParam() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const change = (id: EditId | undefined) => {
    // The address is ahead of the last render when a filter has just changed.
    const nextParams = new URLSearchParams(window.location.search);
    nextParams.delete("edit");
    nextParams.delete("history");
    if (id !== undefined) nextParams.set("edit", String(id));
    return nextParams;
  };
  const value = params.get("edit");
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = value === null;
  }, [value]);
  return {
    id: value === "new" ? ("new" as const) : parseBusinessId(value ?? ""),
    open: (id: EditId) => setParams(change(id), { state: { isOpenedHere: true } }),
    /** Does nothing if the editor is closed or closing: a later end of a save, or Escape pressed twice, must not go further back. */
    close: () => {
      if (isClosing.current || new URLSearchParams(window.location.search).get("edit") !== value) return;
      isClosing.current = true;
      if (state?.isOpenedHere) void navigate(-1);
      else setParams(change(undefined), { replace: true });
    },
  };
}
