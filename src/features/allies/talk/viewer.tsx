import Brain from 'lucide-react/icons/brain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/contract/use-call.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { SourceList } from '#kit/ui/source-list.tsx';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { AllyPanda } from '../components/ally-panda.tsx';
import { listContradictions, listMemories, undoMemory } from '../memories/contract.ts';
import type { AllyAnswer } from './data.ts';

/** An answer of an ally: its words, where they come from, what it did, and what it kept. */
export default function AllyAnswerViewer({ output, isGrowing }: Viewed<AllyAnswer>) {
  const data = output.data;
  const text = output.texts[mainText] ?? '';
  if (!data) return <AnswerText text={text} streaming={isGrowing} topHeading={3} />;
  const { ally, by, passages, tool, used = [], remembered, missing, withheld } = data;
  const helped = [...new Set(used.map(({ title }) => title))];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4" dir="auto">
      <AllyPanda seed={ally.seed} size={48} className="max-sm:hidden" />
      <div className="col-start-2 grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:col-span-2 max-sm:col-start-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {ally.name}
          {by === 'tool' && tool && <Badge tone="sky">used {tool.title}</Badge>}
          {helped.map((title) => (
            <Badge key={title} tone="sky">
              used {title}
            </Badge>
          ))}
          {by === 'quotes' && <Badge tone="leaf">quoted verbatim</Badge>}
        </p>
        <AnswerText text={text} streaming={isGrowing} topHeading={3} />
        {passages.length > 0 && (
          <SourceList
            sources={passages.map(({ id, title, place, href: to }) => ({
              title: `${text.includes(`[${id}]`) || by !== 'memory' ? `[${id}] ` : ''}${title}${place ? `, ${place}` : ''}`,
              ...(to ? { href: to } : {}),
            }))}
          />
        )}
        {by === 'nothing' && tool?.page && (
          <p>
            <Link to={tool.page}>Open {tool.title}</Link>
          </p>
        )}
        {missing.length > 0 && (
          <Notice tone="warning" title="A source was deleted">
            {missing.join(', ')}. {ally.name} answers from the rest.
          </Notice>
        )}
        {withheld > 0 && (
          <p className="text-sm text-muted">
            {withheld === 1 ? 'One document' : `${withheld} documents`} from {ally.name}’s creator are
            private, so they weren’t used for this answer.
          </p>
        )}
        {remembered.map((one) => (
          <Remembered key={one.id} {...one} />
        ))}
      </div>
    </div>
  );
}

/** Nothing is remembered without showing it. */
function Remembered({ id, text, before }: AllyAnswer['remembered'][number]) {
  const [isUndone, setUndone] = useState(false);
  const undo = useCall(undoMemory, {
    refreshes: [listMemories, listContradictions],
    onSuccess: () => setUndone(true),
  });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-bamboo-soft px-3 py-2 text-sm">
      <Brain aria-hidden className="size-4 shrink-0" />
      <span role="status" className="wrap-anywhere">
        {isUndone ? 'Forgotten: ' : 'Remembered: '}
        {text}
        {before && !isUndone && <span className="text-muted"> (before: {before})</span>}
      </span>
      {!isUndone && (
        <>
          <span aria-hidden>·</span>
          <Button
            variant="link"
            size="sm"
            pending={undo.isPending}
            onClick={() => undo.mutate({ params: { id } }, { onError: sayWhy })}
          >
            Undo
          </Button>
        </>
      )}
    </p>
  );
}
