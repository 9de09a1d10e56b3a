/** A toast about what has just happened. */
export interface Notification {
  title: string;
  description?: string;
  /** `destructive` means that something failed or was deleted. */
  variant?: "default" | "destructive";
  /** A button beside the text; using it also dismisses the notification. */
  action?: { label: string; run: () => void };
}
