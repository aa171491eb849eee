import type { ReactNode } from 'react';

interface FootnoteProps {
  scope: string;
  label: string;
}

const idOf = ({ scope, label }: FootnoteProps) => `${scope}-note-${label}`;

export function FootnoteLink(props: FootnoteProps) {
  return (
    <sup>
      <a href={`#${idOf(props)}`} aria-label={`Note ${props.label}`}>
        {props.label}
      </a>
    </sup>
  );
}

/** Stands where it was written, which for nearly all is the end. */
export function Footnote({ children, ...props }: FootnoteProps & { children: ReactNode }) {
  return (
    <p id={idOf(props)} dir="auto" className="text-sm whitespace-pre-line text-muted">
      <span className="mr-1.5 font-semibold">{props.label}.</span>
      {children}
    </p>
  );
}
