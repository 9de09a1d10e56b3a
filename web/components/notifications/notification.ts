/** A toast about what has just happened. */
export interface Notification {
  title: string;
  description?: string;
  /** `destructive`: something failed or is gone. */
  variant?: "default" | "destructive";
  /** A button beside the text; using it also dismisses the notification. */
  action?: { label: string; run: () => void };
}
