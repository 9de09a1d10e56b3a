import styles from "./icon.module.css";

/** SVG paths of the icons, on a 24 × 24 grid. */
const PATHS = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5",
  pin: "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  phone: "M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2",
  down: "m6 9 6 6 6-6",
  right: "M5 12h14M13 6l6 6-6 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  verified:
    "M12 3l2.5 1.8 3 .2 1 2.9 2.5 1.9-.9 2.9.9 2.9-2.5 1.9-1 2.9-3 .2L12 22l-2.5-1.4-3-.2-1-2.9L3 15.6l.9-2.9L3 9.8l2.5-1.9 1-2.9 3-.2ZM8.5 12.5l2.5 2.5 4.5-5",
  directions: "M3.5 11 21 3l-8 17.5-2-7.5Z",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z",
  mail: "M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM3.5 7l8.5 6 8.5-6",
  filter: "M4 6h16M7 12h10M10 18h4",
  map: "m9 4-6 2.5v13L9 17l6 3 6-2.5v-13L15 7 9 4ZM9 4v13M15 7v13",
  locate: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 2v4M12 18v4M2 12h4M18 12h4",
  share: "M12 15V3.5M8 7l4-3.5L16 7M6 11H5v9.5h14V11h-1",
  print: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 13.5h10v7H7Z",
  contact: "M4 4.5h16v15H4ZM12 12a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 16.5c.5-2 2-3 4-3s3.5 1 4 3",
  store: "M5.5 4h13L21 9.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM5 13v7.5h14V13M10 20.5V16h4v4.5",
  heart: "m12 20-8-8a5 5 0 0 1 8-6 5 5 0 0 1 8 6Z",
  tag: "M3.5 4.5v7l9 9 8-8-9-9h-7a1 1 0 0 0-1 1ZM8 8.5v.01",
  check: "m5 12.5 4.5 4.5L19 7.5",
  calendar: "M4 6h16v14.5H4ZM4 10.5h16M8.5 3v5M15.5 3v5",
  bag: "M5 8h14l1 12.5H4ZM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8",
  book: "M6 3.5h12v17H6ZM9.5 8h5M9.5 12h5M9.5 16h3",
  alert: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.5v.01",
};

export type IconName = keyof typeof PATHS;

/** A decorative icon. It is hidden from assistive technology, so it needs text beside it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
