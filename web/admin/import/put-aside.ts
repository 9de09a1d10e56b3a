import { useState } from "react";

const KEY = "mainstreet-import-put-aside";

/** The last job whose outcome the administrator has put aside in this browser; 0 when none. */
export function usePutAside(): [id: number, putAside: (id: number) => void] {
  const [id, setId] = useState(stored);
  const putAside = (next: number) => {
    setId(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // a browser that keeps nothing shows the outcome again
    }
  };
  return [id, putAside];
}

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
