import { useLocation, useSearchParams } from "react-router-dom";

/** Value of the parameter for the history of all fields. */
export const ALL_FIELDS = "all";

/**
 * Keeps what of the editor is shown in the parameter `history` of the address: the history from a field on, or the form without it.
 */
export function useHistoryParam() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const paramsWith = (field: string | undefined) => {
    const nextParams = new URLSearchParams(window.location.search);
    if (field === undefined) nextParams.delete("history");
    else nextParams.set("history", field);
    return nextParams;
  };
  return {
    /** Undefined for the form. */
    historyField: params.get("history") ?? undefined,
    setHistoryField: (field: string | undefined) => setParams(paramsWith(field), { replace: true, state }),
    /** Properties of a `Link` to the history of a field. */
    linkToHistory: (field: string) => ({ to: { search: `?${paramsWith(field)}` }, replace: true, state }),
  };
}
