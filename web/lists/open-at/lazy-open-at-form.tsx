import { lazyComponent } from "../../lazy/lazy-component.tsx";
import styles from "./open-at-form.module.css";
import type { OpenAtFormProps } from "./open-at-form.tsx";

/** Shows an `OpenAtForm`. The form of the server works until its code is there. */
export const lazyOpenAtForm = lazyComponent<OpenAtFormProps>(
  "web/lists/list-parts.ts",
  () => import("../list-parts.ts").then(({ OpenAtForm }) => ({ Component: OpenAtForm })),
  <div className={styles.form} />,
);
