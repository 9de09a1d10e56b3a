import { createContext, useContext } from "react";
import type { BusinessHistory } from "#contract/fields/field-history";

/** Origin of the values of the form. */
export interface ValueOrigins {
  /** Fields edited by hand earlier, which imports leave alone. */
  editedFields: readonly string[];
  /** Undefined while it is loaded, and for a new business. */
  history: BusinessHistory | undefined;
  /** Shows earlier values of a field. */
  openHistory: (field: string) => void;
}

export const OriginsContext = createContext<ValueOrigins>({
  editedFields: [],
  history: undefined,
  openHistory: () => {},
});

export function useOrigins(): ValueOrigins {
  return useContext(OriginsContext);
}
