/** `1 answer`, `2 answers`, `−3 votes`. */
export const several = (count: number, one: string) =>
  `${count < 0 ? `−${-count}` : count} ${Math.abs(count) === 1 ? one : `${one}s`}`;
