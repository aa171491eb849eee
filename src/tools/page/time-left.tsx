import { useEffect, useState } from 'react';

const minute = 60;
const hour = 60 * minute;

/** Seconds after which an estimate was wrong, and says nothing any more. */
const overdue = 10;

/** Roughly: nobody can know it to the second. */
export function timeLeftInWords(seconds: number): string {
  if (seconds < 5) return 'Almost done';
  if (seconds < 50) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  if (seconds < 90) return 'About a minute left';
  if (seconds < 55 * minute) return `About ${Math.round(seconds / minute)} minutes left`;
  if (seconds < 1.5 * hour) return 'About an hour left';
  return `About ${Math.round(seconds / hour)} hours left`;
}

/** Goes down by itself between two words from the server; says nothing where nothing is known. */
export function TimeLeft({ seconds }: { seconds: number | null }) {
  return seconds === null ? null : <Countdown key={seconds} from={seconds} />;
}

function Countdown({ from }: { from: number }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = from - passed;
  return left < -overdue ? null : <span>{timeLeftInWords(left)}</span>;
}
