import { useSyncExternalStore } from 'react';
import { Tile } from './tile.tsx';

const cities = [
  { name: 'Lima', zone: 'America/Lima' },
  { name: 'Lisbon', zone: 'Europe/Lisbon' },
  { name: 'Nairobi', zone: 'Africa/Nairobi' },
  { name: 'Tokyo', zone: 'Asia/Tokyo' },
];

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute);

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
}

export function ClockTile() {
  // The server does not know when this is read: the hands come with the page's own code.
  const now = useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);
  return (
    <Tile title="What time is it in …" field="sky">
      <ul className="mt-auto grid gap-2">
        {cities.map(({ name, zone }) => (
          <li key={zone} className="flex items-baseline justify-between gap-4">
            <span>{name}</span>
            <time className="font-display text-2xl font-bold tabular-nums">
              {now === null ? '··:··' : timeIn(zone, now * minute)}
            </time>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function timeIn(timeZone: string, moment: number) {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
