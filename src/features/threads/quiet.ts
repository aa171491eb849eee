interface Hours {
  /** Minutes after midnight there; the same twice means never. */
  quietFrom: number;
  quietTo: number;
  timeZone: string;
}

/** Whether it is a quiet hour for someone; a night goes over midnight. */
export function isQuiet(now: Date, { quietFrom, quietTo, timeZone }: Hours): boolean {
  if (quietFrom === quietTo) return false;
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const minute = (value('hour') % 24) * 60 + value('minute');
  return quietFrom < quietTo
    ? minute >= quietFrom && minute < quietTo
    : minute >= quietFrom || minute < quietTo;
}
