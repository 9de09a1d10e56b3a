/** placeholder until branch s-words lands */
export function phoneQuery(text: string): string | undefined {
  if (!/^[\d\s()+./-]{7,}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  return digits.length >= 7 && digits.length <= 15 ? digits : undefined;
}
