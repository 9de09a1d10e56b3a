export function actorName(actor: string): string {
  return actor === "cli" ? "command line" : actor;
}
