/** Drawn on a 24 × 24 grid, in lines. */
const PATHS = {
  facebook: "M16 3.5h-1.5A4.5 4.5 0 0 0 10 8v13M6.5 11.5H15",
  x: "M4 4h4.2L20 20h-4.2ZM19.5 4l-6.7 7.3M10.9 13.3 4.5 20",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM16.9 7.1h.01",
  linkedin: "M5 10v9.5M5 5.5h.01M10.5 19.5V10M10.5 14a4.25 4.25 0 0 1 8.5 0v5.5",
};

export type SocialNetwork = keyof typeof PATHS;

/** The icon of a social network; needs a label beside it. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[network]} />
    </svg>
  );
}
