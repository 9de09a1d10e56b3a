import { Suspense, use } from "react";
import { ErrorBoundary } from "../../lazy/error-boundary.tsx";
import { lazyModule } from "../../lazy/lazy-module.ts";
import styles from "./open-at-form.module.css";
import type { OpenAtFormProps } from "./open-at-form.tsx";

export const lazyOpenAtForm = lazyModule("web/lists/open-at/open-at-form.tsx", () => import("./open-at-form.tsx"));

/** Shows an `OpenAtForm`, whose code browsers load after that of the page. The form of the server works until then. */
export function LazyOpenAtForm(props: OpenAtFormProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className={styles.form} />}>
        <LoadedForm {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedForm(props: OpenAtFormProps) {
  const { OpenAtForm } = lazyOpenAtForm.module ?? use(lazyOpenAtForm.load());
  return <OpenAtForm {...props} />;
}
