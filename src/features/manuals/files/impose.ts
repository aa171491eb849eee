/** Which pages stand beside each other on the sides of sheets that are printed, stacked and folded in the middle. */
export function sidesOf(pages: number): [number | null, number | null][] {
  const whole = Math.max(4, Math.ceil(pages / 4) * 4);
  const page = (number: number) => (number <= pages ? number : null);
  return Array.from({ length: whole / 2 }, (_, side) => {
    const [outer, inner] = [page(whole - side), page(side + 1)];
    // The back of a sheet has its outer page on the right.
    return side % 2 === 0 ? [outer, inner] : [inner, outer];
  });
}
