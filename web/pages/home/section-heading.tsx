import layout from "../../styles/layout.module.css";

export interface SectionHeadingProps {
  id: string;
  title: string;
  /** Link to the whole list. */
  more: { label: string; href: string };
}

export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={layout.heading}>
      <h2 id={id}>{title}</h2>
      <a className={layout.more} href={more.href}>
        {more.label}
      </a>
    </div>
  );
}
