import { useQuery } from '@tanstack/react-query';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import { Link, useLocation } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { listTools } from '../run/contract.ts';
import { toolAddress } from './sent-input.ts';

interface SendToProps {
  /** A run's, or `text` for a work, whose words are sent. */
  kind: string;
  /** The tool that made it. */
  tool: string | null;
  sent: { from: string } | { fromWork: string; piece?: string };
  /** What the button says. */
  label?: string;
}

/** The tools that go on with a result of this kind. Not there where there are none. */
export function SendTo({ kind, tool, sent, label = 'Use in another tool' }: SendToProps) {
  const here = useLocation().pathname;
  const { data } = useQuery(query(listTools));
  const takers = [...(data?.doors ?? []), ...(data?.items ?? [])].filter(
    (one) => one.page && one.id !== tool && one.page !== here && one.accepts.includes(kind),
  );
  if (takers.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          <CornerUpRight aria-hidden /> {label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-[min(28rem,70vh)] max-w-80 overflow-y-auto">
        {takers.map((taker) => (
          <DropdownMenuItem key={taker.id} asChild>
            <Link to={toolAddress(taker.page!, sent)} className="text-ink no-underline">
              <span className="grid">
                <span className="font-medium">{taker.title}</span>
                <span className="text-sm text-muted">{taker.description}</span>
              </span>
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
