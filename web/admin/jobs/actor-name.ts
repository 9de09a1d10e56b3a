export function actorName(actor: string): string {
  if (actor === "server") return "the server";
  return actor === "cli" ? "command line" : actor;
}
