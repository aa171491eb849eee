/** The stamp on a certificate: a paw, in the colours of the panda's leaf. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg aria-hidden focusable="false" viewBox="-60 -60 120 120" className={className}>
      <g fill="none" stroke="var(--panda-leaf)">
        <circle r="56" strokeWidth="4" />
        <circle r="47" strokeWidth="3" strokeDasharray="1 8.85" strokeLinecap="round" />
      </g>
      <g fill="var(--panda-leaf)">
        <path d="M0 30C-14 32-24 26-23 15C-22 5-12-3 0-3C12-3 22 5 23 15C24 26 14 32 0 30Z" />
        <ellipse cx="-25" cy="-7" rx="7.5" ry="9.5" transform="rotate(-24 -25 -7)" />
        <ellipse cx="-9.5" cy="-20" rx="7.5" ry="10" transform="rotate(-8 -9.5 -20)" />
        <ellipse cx="9.5" cy="-20" rx="7.5" ry="10" transform="rotate(8 9.5 -20)" />
        <ellipse cx="25" cy="-7" rx="7.5" ry="9.5" transform="rotate(24 25 -7)" />
      </g>
    </svg>
  );
}
