import BookOpen from 'lucide-react/icons/book-open';
import LinkIcon from 'lucide-react/icons/link';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import PenLine from 'lucide-react/icons/pen-line';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import { getAlly, listAllies, removeKnowledge, type Ally, type Knowledge } from '../contract.ts';
import { AddKnowledge } from './add-knowledge.tsx';

const icons = { document: BookOpen, work: PenLine, link: LinkIcon, note: NotebookPen };
const refreshes = [getAlly, listAllies];

/** What an ally answers from, and how it is given more. */
export function AllyKnowledge({ ally }: { ally: Ally }) {
  const { knowledge, isMine, mayChange, name } = ally;
  return (
    <div className="grid max-w-3xl gap-8">
      {knowledge.length === 0 && (
        <EmptyState>
          {mayChange
            ? `${name} has no knowledge yet. Add a document, a work, a link or a note, and it answers with quotes.`
            : isMine
              ? `${name} has no knowledge yet. Its creator or an admin can add some.`
              : `${name} has no knowledge that you can read.`}
        </EmptyState>
      )}
      {knowledge.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {knowledge.map((one) => (
            <KnownItem key={one.id} ally={ally} known={one} />
          ))}
        </ul>
      )}
      {mayChange && <AddKnowledge ally={ally} />}
    </div>
  );
}

function KnownItem({
  ally,
  known: { id, kind, title, href: to, isGone, text },
}: {
  ally: Ally;
  known: Knowledge;
}) {
  const Icon = icons[kind];
  const remove = useCall(removeKnowledge, { refreshes });
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-bamboo-deep" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {to ? (
            to.startsWith('/') ? (
              <Link to={to}>{title}</Link>
            ) : (
              <a href={to} rel="noreferrer">
                {title}
              </a>
            )
          ) : (
            title
          )}{' '}
          {isGone && <Badge tone="danger">Deleted</Badge>}
        </p>
        {text && (
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
            {text}
          </p>
        )}
      </div>
      {ally.mayChange && (
        <IconButton
          size="sm"
          label={`Remove ${title}`}
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { id: ally.id, knowledge: id } }, { onError: sayWhy })}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
