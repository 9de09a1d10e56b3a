import { createContext, useContext } from "react";
import type { BusinessHistory } from "#contract/fields/field-history";

/** Origin of the values of the form. */
export interface ValueOrigins {
  /** Fields edited by hand earlier, which imports leave alone. */
  editedFields: readonly string[];
  /** Undefined while it is loaded, and for a new business. */
  history: BusinessHistory | undefined;
}

export const OriginsContext = createContext<ValueOrigins>({
  editedFields: [],
  history: undefined,
});

export function useOrigins(): ValueOrigins {
  return useContext(OriginsContext);
}
