/** A quiet word on what is named and not open yet. */
export function Coming() {
  return <span className="rounded-full bg-sunken px-2 py-px text-sm font-normal text-muted">coming</span>;
}
