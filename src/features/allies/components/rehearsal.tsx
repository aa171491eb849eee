import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { useRunPart } from '#tools/follow/use-following.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { deleteRun } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import { useTurn } from '#tools/talk/use-turn.ts';
import { longestMessage } from '../limits.ts';
import { rehearse, type Candidate } from '../summon/contract.ts';

interface Player {
  kind: 'tool' | 'ally';
  id: string;
  title: string;
  path: string | null;
}

const three = 3;

/** Whoever can do a dry run: allies themselves, tools themselves, and for a template the tool of it that fits best. */
function playersAmong(candidates: readonly Candidate[]): Player[] {
  const players = candidates.flatMap(({ kind, id, title, path, tools }): Player[] => {
    if (kind === 'ally') return [{ kind, id, title, path }];
    const [tool] = tools;
    return tool ? [{ kind: 'tool', id: tool, title, path }] : [];
  });
  const isFirst = ({ kind, id }: Player, at: number) =>
    players.findIndex((other) => other.kind === kind && other.id === id) === at;
  return players.filter(isFirst).slice(0, three);
}

/** Three candidates work on the same text for free, with Bamboo; one picks by the result. */
export function Rehearsal({ candidates }: { candidates: readonly Candidate[] }) {
  const players = playersAmong(candidates);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<number>();
  const start = useCall(rehearse, { onSuccess: () => setPicked(undefined) });
  const runs = start.data?.runs;
  if (players.length < 2) return null;
  function pick(at: number) {
    setPicked(at);
    // The others were only tried.
    for (const [other, one] of runs!.entries())
      if (other !== at && one.run) void call(deleteRun, { params: { id: one.run } }).catch(sayWhy);
  }
  return (
    <Section
      title="Test run"
      lede={`${players.map(({ title }) => title).join(', ')}: give them the same text, compare the results, and keep the best. Free, with Bamboo.`}
    >
      <WordsForm
        label="Text to test with"
        action="Run test"
        rows={4}
        most={longestMessage}
        text={text}
        onChange={setText}
        pending={start.isPending}
        error={start.error}
        onSubmit={() =>
          start.mutate({ body: { text, candidates: players.map(({ kind, id }) => ({ kind, id })) } })
        }
      />
      {runs && (
        <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
          {runs.map(({ run, problem }, at) => (
            <Card key={run ?? players[at]!.id} asChild>
              <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
                <h3 className="text-lg">{players[at]!.title}</h3>
                {problem && <Notice tone="warning">{problem}</Notice>}
                {run && (picked === undefined || picked === at) && <Tried id={run} />}
                {run && picked === undefined && (
                  <Button
                    size="sm"
                    variant="secondary"
                    className="justify-self-start"
                    aria-label={`Pick this one: ${players[at]!.title}`}
                    onClick={() => pick(at)}
                  >
                    Pick this one
                  </Button>
                )}
                {picked === at && (
                  <p className="flex flex-wrap items-center gap-3">
                    <Badge tone="leaf">Picked</Badge>
                    {players[at]!.path && <Link to={players[at]!.path}>Open {players[at]!.title}</Link>}
                  </p>
                )}
                {run && picked !== undefined && picked !== at && (
                  <p className="text-muted">Not picked. Its result is in the trash.</p>
                )}
              </li>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Tried({ id }: { id: string }) {
  const { facts } = useTurn(id);
  const run = useRunPart(id, (whole) => whole);
  if (!facts || !run) return <Skeleton className="h-32" />;
  const hasText = Object.values(run.output.texts).some((text) => text !== '');
  return (
    <div aria-live="polite" aria-busy={isOpen(run.state)} className="max-h-96 overflow-y-auto">
      {hasText && (
        <OutputView kind={run.kind} output={run.output} input={run.input} isGrowing={isOpen(run.state)} />
      )}
      {!hasText && isOpen(run.state) && <Skeleton className="h-32" />}
      {run.error && <Notice tone="warning">{run.error}</Notice>}
    </div>
  );
}
