import type { ReactNode } from "react";
import type { Role } from "#domain/accounts/roles";
import { RoleFence } from "../session/role.tsx";
import styles from "./tab-page.module.css";

interface TabPageProps {
  title: string;
  intro?: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a tab: heading, actions and sections. */
export function TabPage({ title, intro, actions, children }: TabPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

interface SectionProps {
  title: string;
  intro?: string;
  /** Fields and buttons are disabled for people below this role. */
  leastRole?: Role;
  children: ReactNode;
}

/** A framed part of a tab with its own heading. */
export function Section({ title, intro, leastRole = "viewer", children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <RoleFence leastRole={leastRole}>{children}</RoleFence>
    </section>
  );
}
