/** Body of every error answer, `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Which parameters or fields were wrong, and why. */
  errors?: { field: string; message: string }[];
}
