import { createContext, type ReactNode, use } from "react";
import { isAllowed, type Role, roleRefusal } from "#domain/accounts/roles";
import styles from "./role.module.css";

const NOTE_ID = "viewer-note";

/** Role of the logged-in person. */
export const SessionRole = createContext<Role>("administrator");

/** Returns the sentence that says why the person may not do what needs `leastRole`; undefined if it is allowed. */
export function useRoleRefusal(leastRole: Role): string | undefined {
  const role = use(SessionRole);
  return isAllowed(role, leastRole) ? undefined : roleRefusal(role, leastRole);
}

interface RoleFenceProps {
  leastRole: Role;
  /** Class of the sentence in a dialog. */
  className?: string | undefined;
  children: ReactNode;
}

/** Disables all fields and buttons inside for people whose role does not allow them, and says why. */
export function RoleFence({ leastRole, className, children }: RoleFenceProps) {
  const refusal = useRoleRefusal(leastRole);
  const isViewer = use(SessionRole) === "viewer";
  if (refusal === undefined) return children;
  // The note above the tab tells viewers once, unless a dialog covers it.
  const hasOwnSentence = !isViewer || className !== undefined;
  return (
    <>
      {hasOwnSentence && <p className={className ?? styles.refusal}>{refusal}</p>}
      <fieldset className={styles.fence} aria-describedby={hasOwnSentence ? undefined : NOTE_ID} disabled>
        {children}
      </fieldset>
    </>
  );
}

/** Tells viewers, above every tab, what they can do. */
export function ViewerNote() {
  if (use(SessionRole) !== "viewer") return null;
  return (
    <p className={styles.note} id={NOTE_ID}>
      You are a viewer: you can look at everything here and export it, but not change it.
    </p>
  );
}
