import { Component, type ReactNode } from "react";
import { LoadFailure } from "./load-failure.tsx";

interface ErrorBoundaryProps {
  title: string;
  children: ReactNode;
}

/** Shows an error that was thrown while rendering in place of its children, with a way to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!("error" in this.state)) return this.props.children;
    return (
      <LoadFailure
        title={this.props.title}
        text="Something unexpected happened. Reload the page to try again."
        onRetry={() => window.location.reload()}
        retryLabel="Reload the page"
      />
    );
  }
}
