import { Time } from '#kit/ui/time.tsx';
import type { Entry } from '../contract.ts';
import { moodLabel, moods } from '../moods.ts';

const width = 600;
const height = 160;
const margin = 12;

/** One's moods over time. The picture is for eyes; the same stands in a table. */
export function MoodChart({ entries }: { entries: readonly Entry[] }) {
  const taken = entries
    .filter(({ answers }) => typeof answers.mood === 'number')
    .map(({ id, createdAt, answers }) => ({ id, createdAt, mood: answers.mood as number }))
    .toReversed();
  const places = placesOf(taken);
  return (
    <figure className="m-0 grid gap-3" aria-label="Your mood">
      <figcaption className="font-semibold">Your mood in the last {taken.length} check-ins</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="w-full max-w-3xl overflow-visible">
        {moods.map(({ value }) => (
          <line
            key={value}
            x1={0}
            x2={width}
            y1={heightOf(value)}
            y2={heightOf(value)}
            className="stroke-line"
          />
        ))}
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth={2}
          className="fill-none stroke-bamboo"
        />
        {places.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r={5} className="fill-bamboo" />
        ))}
      </svg>
      <details className="text-sm">
        <summary className="cursor-pointer text-muted underline-offset-4 hover:underline">As a table</summary>
        <table className="mt-2 w-full max-w-md text-left">
          <tbody>
            {taken.toReversed().map(({ id, createdAt, mood }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-1.5 font-normal">
                  <Time value={createdAt} />
                </th>
                <td className="py-1.5">{moodLabel(mood)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const heightOf = (mood: number) => height - margin - ((mood - 1) / 4) * (height - 2 * margin);

/** Where each stands, in proportion to the time between them. */
function placesOf(taken: readonly { id: string; createdAt: string; mood: number }[]) {
  const times = taken.map(({ createdAt }) => Date.parse(createdAt));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return taken.map(({ id, mood }, index) => ({
    id,
    x: last > first ? margin + ((times[index]! - first) / (last - first)) * (width - 2 * margin) : width / 2,
    y: heightOf(mood),
  }));
}
