/** What is kept of one who is signed in. */
export interface StoredSession {
  data: Record<string, unknown>;
  expiresAt: Date;
}
