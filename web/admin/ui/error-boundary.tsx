import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

interface ErrorBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Replaces children that failed to render with the error and a button to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!("error" in this.state)) return this.props.children;
    const reload = <Button onClick={() => window.location.reload()}>Reload the page</Button>;
    return (
      <ErrorNotice title={this.props.title} action={reload}>
        Something unexpected happened. Reload the page to try again.
      </ErrorNotice>
    );
  }
}
