/** Renders hidden inputs for the parameters of an address, except those named in `but`. */
export function HiddenFields({ address, but = [] }: { address: string; but?: readonly string[] }) {
  const params = [...new URLSearchParams(address.split("?")[1])].filter(([name]) => !but.includes(name));
  return params.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
