/** The parameters of an address, for a form that keeps them; but for those that the form's own fields give. */
export function HiddenFields({ address, but = [] }: { address: string; but?: readonly string[] }) {
  const given = [...new URLSearchParams(address.split("?")[1])].filter(([name]) => !but.includes(name));
  return given.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
