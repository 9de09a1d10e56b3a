/** A message about what has just happened, in a corner of the window for 5 seconds. */
export interface Notification {
  title: string;
  description?: string;
  /** `destructive`: something failed or is gone. */
  variant?: "default" | "destructive";
  /** A button beside the text; using it also dismisses the notification. */
  action?: { label: string; run: () => void };
}
