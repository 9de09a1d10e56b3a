import { type ComponentType, type ReactNode, Suspense, use } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyModule } from "./lazy-module.ts";

/** A component whose code browsers load after that of the page. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the code, which the server needs before it renders. */
  load(): Promise<unknown>;
}

/**
 * Creates a lazy component, which `importComponent` imports from the file that `source` names. Until its code is there, the server's HTML stays, or
 * `fallback` is shown. A page is complete without it, so nothing is shown if the code does not load.
 */
export function lazyComponent<Props extends object>(
  source: string,
  importComponent: () => Promise<{ Component: ComponentType<Props> }>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  const lazy = lazyModule(source, importComponent);
  // React renders again with the same promise, so that a failed load is not repeated without end.
  let firstLoad: Promise<{ Component: ComponentType<Props> }> | undefined;
  function Loaded(props: Props) {
    const { Component } = lazy.module ?? use((firstLoad ??= lazy.load()));
    return <Component {...props} />;
  }
  return {
    load: lazy.load,
    Component: (props) => (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
