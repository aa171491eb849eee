import { useQuery } from '@tanstack/react-query';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { listTools } from '../run/contract.ts';
import { groupedTakers, type TakerGroup } from './likely-next.ts';
import { toolAddress } from './sent-input.ts';
import { useMainHost } from './use-main-host.ts';

interface SendToProps {
  /** A run's, or `text` for a work, whose words are sent. */
  kind: string;
  /** The tool that made it. */
  tool: string | null;
  sent: Sent;
  /** What the button says. */
  label?: string;
}

type Sent = { from: string } | { fromWork: string; piece?: string };
type Taker = { id: string; title: string; description: string; page: string | null };

/** So few are seen at once. */
const fewest = 8;

/** The tools that go on with a result of this kind, the likely ones first. Not there where there are none. */
export function SendTo({ kind, tool, sent, label = 'Use in another tool' }: SendToProps) {
  const here = useLocation().pathname;
  const isMainHost = useMainHost();
  const { data } = useQuery(query(listTools));
  const [search, setSearch] = useState('');
  const takers: Taker[] = [...(data?.doors ?? []), ...(data?.items ?? [])].filter(
    (one) => one.page && one.id !== tool && one.page !== here && one.accepts.includes(kind),
  );
  if (takers.length === 0 || !isMainHost) return null;
  const groups = groupedTakers(takers, kind, search);
  return (
    <Dialog onOpenChange={() => setSearch('')}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          <CornerUpRight aria-hidden /> {label}
        </Button>
      </DialogTrigger>
      <DialogContent title="Use in another tool" description="Opens the tool with this result.">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {takers.length > fewest && (
            <Input
              type="search"
              aria-label="Find a tool"
              placeholder="Find a tool"
              maxLength={100}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          <p role="status" className="text-muted empty:hidden">
            {groups.length === 0 ? 'No tools match. Try another word.' : ''}
          </p>
          {groups.map((group) => (
            <Group key={group.title} group={group} sent={sent} />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Group({ group: { title, takers }, sent }: { group: TakerGroup<Taker>; sent: Sent }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-sm font-medium tracking-normal text-muted">
        {title}
      </h3>
      <ul className="grid">
        {takers.map((taker) => (
          <li key={taker.id} className="border-b border-line last:border-b-0">
            <Link to={toolAddress(taker.page!, sent)} className="group grid py-2.5 text-ink no-underline">
              <span className="font-medium underline-offset-4 group-hover:underline">{taker.title}</span>
              <span className="text-sm text-muted">{taker.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
