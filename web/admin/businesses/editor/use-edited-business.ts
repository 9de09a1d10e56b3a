import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

export type EditedId = number | "new";

/** Which business is being edited, as `edit=…` in the address, so that Back closes the form. */
export function useEditedBusiness() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const value = params.get("edit");
  const to = (edit: EditedId | undefined) => {
    const next = new URLSearchParams(params);
    next.delete("edit");
    if (edit !== undefined) next.set("edit", String(edit));
    return next;
  };
  return {
    id: value === "new" ? ("new" as const) : idOf(value),
    open: (id: EditedId) => setParams(to(id), { state: { isOpenedHere: true } }),
    close: () => {
      if (state?.isOpenedHere) void navigate(-1);
      else setParams(to(undefined), { replace: true });
    },
  };
}

function idOf(value: string | null): number | undefined {
  const id = Number(value ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
