import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { fallbackLinks } from '../fallback-links.ts';
import { pageDescriptions } from '../page-descriptions.ts';
import type { PageRow } from '../page-row.ts';
import { paletteEntries } from '../palette-entries.ts';
import { useSurroundings } from './surroundings.tsx';
import { useCurrentUser } from './use-current-user.ts';

/** A place that is planned but not built: says so, and shows what is open. */
export default function NotOpenYet({ row: { id, title } }: { row: PageRow }) {
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  const fallback = fallbackLinks[id];
  const open = paletteEntries({ brand, isAdmin: user?.isAdmin ?? false });
  return (
    <div className="grid gap-12 py-16">
      <div className="flex flex-col items-start gap-8 sm:flex-row sm:items-center sm:gap-14">
        <Panda mood="think" pose="sit" size={170} />
        <div className="grid max-w-prose gap-4">
          <h1>{title}: coming soon</h1>
          <p className="text-lg text-muted">
            This page isn’t available yet. What it will do: {lowerFirst(pageDescriptions[id]!)}
          </p>
          {fallback && (
            <>
              <p className="text-lg">{fallback.words}</p>
              <p className="flex flex-wrap gap-3">
                {fallback.links.map(({ to, label }) => (
                  <Button key={to} asChild>
                    <Link to={to}>{label}</Link>
                  </Button>
                ))}
              </p>
            </>
          )}
        </div>
      </div>
      <h2 className="text-xl">Available now</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {open.map((entry) => (
          <li key={entry.id}>
            <Card interactive className="h-full">
              <h3 className="text-lg">
                <Link to={entry.to} className={cardLink}>
                  {entry.title}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{entry.description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
