import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Section } from '#kit/ui/section.tsx';
import type { Location } from '../contract.ts';
import { countWords } from '../words.ts';

/** What is within a place: finer places, and what the people there made. */
export function LocationThings({ location: { places, things } }: { location: Location }) {
  const within = places.map(({ id, name, people }) => ({
    title: name,
    description: countWords(people),
    href: href('/location/:id', { id }),
  }));
  return (
    <>
      {within.length > 0 && <Cards title="Within it" cards={within} />}
      {Object.entries(Object.groupBy(things, ({ kind }) => kind)).map(([kind, cards]) => (
        <Cards key={kind} title={`${kind} from here`} cards={cards!} />
      ))}
    </>
  );
}

interface CardsProps {
  title: string;
  cards: readonly { title: string; description: string; href: string }[];
}

function Cards({ title, cards }: CardsProps) {
  return (
    <Section title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <Card key={card.href} asChild interactive>
            <li>
              <h3 className="text-lg wrap-anywhere">
                <Link to={card.href} className={cardLink}>
                  <bdi>{card.title}</bdi>
                </Link>
              </h3>
              <p className="text-muted">{card.description}</p>
            </li>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
