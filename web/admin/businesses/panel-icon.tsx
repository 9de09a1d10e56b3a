import icon from "../../components/icon.module.css";

/** SVG paths of icons that the panel alone needs, on a 24 × 24 grid. */
const PATHS = {
  edit: "m4.5 19.5 1-4.5L16 4.5 19.5 8 9 18.5ZM13.5 7 17 10.5",
  columns: "M3 4h18v16H3ZM9 4v16M15 4v16",
  download: "M12 3v12M7 10.5l5 5 5-5M4 20.5h16",
  bookmark: "M7 3.5h10v17l-5-4-5 4Z",
};

/** A decorative icon, which needs text beside it or a label. */
export function PanelIcon({ name, size = 16 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg className={icon.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
