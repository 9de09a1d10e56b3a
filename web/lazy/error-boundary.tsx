import { Component, type ReactNode } from "react";
import layout from "../styles/layout.module.css";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of children that throw; an apology by default. */
  fallback?: ReactNode;
  /** A new key renders the children again. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  hasError: boolean;
  resetKey: string | undefined;
}

/** Shows an apology, or `fallback`, in place of children that throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasError: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, hasError: false };
  }

  override state: ErrorBoundaryState = { hasError: false, resetKey: this.props.resetKey };

  override render() {
    if (!this.state.hasError) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div className={layout.page} role="alert">
        <h1>Something went wrong</h1>
        <p className={layout.intro}>This page could not be shown.</p>
        <button className={layout.button} type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
