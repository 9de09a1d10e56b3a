/** Body of every error response, `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Wrong parameters or fields. */
  errors?: { field: string; message: string }[];
}
