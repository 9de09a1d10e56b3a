import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DEFAULT_COLUMNS } from "./columns.tsx";

export type Density = "compact" | "comfortable";

interface Look {
  /** Ids of the columns after the name. */
  columns: readonly string[];
  density: Density;
}

const KEY = "mainstreet.panel.table";
const DEFAULT_LOOK: Look = { columns: DEFAULT_COLUMNS, density: "compact" };

/** Columns and row height: those of the address, which a shared link has, otherwise those kept in this browser. */
export function useLook() {
  const [params, setParams] = useSearchParams();
  const [storedLook, setStoredLook] = useState(readStored);
  const columns = params.get("columns")?.split(",").filter(Boolean) ?? storedLook.columns;
  const rows = params.get("rows");
  const density: Density = rows === "compact" || rows === "comfortable" ? rows : storedLook.density;
  return {
    columns,
    density,
    /** Keeps the look in the browser and in the address. */
    setLook(change: Partial<Look>) {
      const look = { columns, density, ...change };
      setStoredLook(look);
      store(look);
      const nextParams = new URLSearchParams(window.location.search);
      setOrDelete(nextParams, "columns", look.columns.join(","), DEFAULT_LOOK.columns.join(","));
      setOrDelete(nextParams, "rows", look.density, DEFAULT_LOOK.density);
      setParams(nextParams, { replace: true });
    },
  };
}

function setOrDelete(params: URLSearchParams, name: string, value: string, defaultValue: string) {
  if (value === defaultValue) params.delete(name);
  else params.set(name, value);
}

/** Returns the default without storage, or for anything that is no look. */
function readStored(): Look {
  try {
    const look = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Look>;
    const columns = Array.isArray(look.columns) ? look.columns.map(String) : DEFAULT_LOOK.columns;
    return { columns, density: look.density === "comfortable" ? "comfortable" : "compact" };
  } catch {
    return DEFAULT_LOOK;
  }
}

function store(look: Look) {
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // A browser without storage keeps the look in the address alone.
  }
}
