import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import styles from "./session-ended-bar.module.css";
import { session } from "./session-renewal.ts";

/** Offers the login that was put off; data and running jobs are not updated until then. */
export function SessionEndedBar() {
  const client = useQueryClient();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const logIn = async () => {
    if (await session.renew()) await client.invalidateQueries();
  };
  if (state !== "ended") return null;
  return (
    <div className={styles.bar} role="status">
      <p>You are logged out. This page is not updated until you log in.</p>
      <Button look="main" onClick={() => void logIn()}>
        Log in
      </Button>
    </div>
  );
}
