import type { ApiError } from "../../api/api-error.ts";
import type { Notification } from "../../components/notifications/notification.ts";

/** Explains a failed request in a sentence: the server's own detail, or why there is none. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof TypeError) return "The server could not be reached. Check your connection and try again.";
  return (error as Partial<ApiError>).detail || fallback;
}

/**
 * Makes the toast of a failed mutation. `fallback` is its text when the server gives none. Without an answer nobody knows whether the
 * server did it; what the page shows is loaded again.
 */
export function failureNotice(title: string, fallback = "Please try again.") {
  return (error: unknown): Notification => ({
    title,
    description:
      error instanceof TypeError
        ? "The server did not answer. Check your connection and whether the change was made, then try again."
        : failureText(error, fallback),
    variant: "destructive",
  });
}
