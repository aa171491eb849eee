/** `/v2` and `/v2/{query}`: the larger tools, what each did for you lately, and one box that answers or opens the right one. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router';
import { Prompt } from '#features/home/prompt/prompt.tsx';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { OwnWork } from '#tools/follow/own-work.ts';
import { useOwnWork } from '#tools/follow/use-own-work.ts';
import { listTools } from '#tools/run/contract.ts';
import { useSurroundings } from '../../shell/surroundings.tsx';
import { describedPlacesOn } from '../described-places.ts';

export const loader = ({ context }: LoaderFunctionArgs) => prefetch(context, [listTools]);

const mostRecent = 3;

export default function V2Page() {
  const { brand } = useSurroundings();
  const { query: asked = '' } = useParams();
  const begin = asked.trim().slice(0, 1000);
  const places = useMemo(
    () => describedPlacesOn(brand).filter(({ category, id }) => category === 'V2 tools' && id !== 'v2'),
    [brand],
  );
  const tools = useQuery(query(listTools)).data?.items ?? [];
  const { recent = [] } = useOwnWork();
  const titlesAt = (path: string) => tools.filter(({ page }) => page === path).map(({ title }) => title);
  const lately = (path: string) => {
    const titles = titlesAt(path);
    return recent.filter(({ toolTitle }) => titles.includes(toolTitle)).slice(0, mostRecent);
  };
  return (
    <div className="pb-16">
      <PageHeader
        title="V2 hub"
        lede="The larger tools. Say what you need, and the right one opens with your words in it."
        className="pb-0 sm:pb-0"
      />
      <Prompt key={begin} begin={begin} bare className="mt-24 pb-6 sm:mt-26" />
      <Section title="Tools">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {places.map(({ id, title, description, to, open }) => (
            <li key={id} className="grid min-w-0">
              <Card interactive={open} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
                <h3 className="text-lg">
                  {open ? (
                    <Link to={to} className={cardLink}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p className="text-muted">{description}</p>
                {!open && <Badge className="justify-self-start">Not open yet</Badge>}
                <Lately work={lately(to)} />
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** What the tool did for whoever looks; above the link that the whole card is. */
function Lately({ work }: { work: readonly OwnWork[] }) {
  if (work.length === 0) return null;
  return (
    <ul aria-label="Lately" className="relative z-10 mt-1 grid gap-1 border-t border-line pt-2 text-sm">
      {work.map(({ id, title, href: to, createdAt }) => (
        <li key={id} className="flex justify-between gap-3">
          {to ? (
            <Link to={to} dir="auto" className="truncate font-medium hover:underline">
              {title}
            </Link>
          ) : (
            <span dir="auto" className="truncate">
              {title}
            </span>
          )}
          <Time value={createdAt} className="shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  );
}
