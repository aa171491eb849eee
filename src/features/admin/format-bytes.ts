const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** `1.5 MB`: thousands, as storage is sold, and never more than one digit after the point. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
