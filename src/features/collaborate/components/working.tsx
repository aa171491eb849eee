import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import type { RunView } from '#tools/run/contract.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { AtWork } from '#tools/page/at-work.tsx';
import type { Talk } from '#tools/talk/use-talk.ts';
import { useTurn } from '#tools/talk/use-turn.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { DraftView } from './draft-view.tsx';
import { versionsOf } from '../plan.ts';
import { GoOn } from './go-on.tsx';
import { WithOwnText, type OwnText } from './own-text.tsx';
import { Pipeline } from './pipeline.tsx';
import { useReview } from './use-review.ts';
import { useSuggestions } from './use-suggestions.ts';

interface WorkingProps {
  run: RunView;
  talk: Talk;
}

/** A collaboration in each of its states: at work, done, stopped, failed. */
export default function Working({ run, talk }: WorkingProps) {
  const turn = useTurn(run.id);
  const data = run.output.data as DraftData | null;
  const isBusy = turn.isOpen;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      {data && (
        <Pipeline
          data={data}
          isOpen={isBusy}
          isRedoing={talk.retry.isPending}
          onRedo={(part) => talk.retry.mutate({ id: run.id, part })}
        />
      )}
      {isBusy && (
        <AtWork
          run={run}
          quiet
          isConnected={turn.isConnected}
          isStopping={turn.isStopping}
          onStop={turn.stop}
        />
      )}
      {!isBusy && run.state !== 'done' && <Ended run={run} data={data} talk={talk} />}
      {talk.retry.error && <Notice tone="error">{wordsOf(talk.retry.error)}</Notice>}
      {data && isBusy && <DraftView data={data} texts={run.output.texts} isOpen />}
      {data && !isBusy && <Ready run={run} data={data} talk={talk} />}
    </div>
  );
}

/** What came of it, and one's own text made from it. */
function Ready({ run, data, talk }: { run: RunView; data: DraftData; talk: Talk }) {
  const [last] = versionsOf(data, run.output.texts).toReversed();
  if (!last) return <DraftView data={data} texts={run.output.texts} isOpen={false} />;
  return (
    <WithOwnText run={run} initial={last.text}>
      {(own) => <Owned run={run} data={data} talk={talk} own={own} />}
    </WithOwnText>
  );
}

function Owned({ run, data, talk, own }: Parameters<typeof Ready>[0] & { own: OwnText }) {
  const [last, before] = versionsOf(data, run.output.texts).toReversed();
  const review = useReview(before?.text ?? last!.text, last!.text, own);
  const suggestions = useSuggestions(data, run.output.texts, own);
  // What was made for a work arrives there as a proposal, and is decided there.
  const isProposed = typeof run.input.work === 'string';
  return (
    <>
      <DraftView
        data={data}
        texts={run.output.texts}
        isOpen={false}
        review={isProposed ? undefined : review}
        suggestions={suggestions}
      />
      <GoOn run={run} own={own} talk={talk} />
    </>
  );
}

/** Goes on with the step that was not finished: what came before it stands. */
function Ended({ run, data, talk }: { run: RunView; data: DraftData | null; talk: Talk }) {
  const unfinished = data?.steps.find(
    ({ state }) => state === 'writing' || state === 'failed' || state === 'waiting',
  );
  const goOn = (
    <Button
      variant="secondary"
      size="sm"
      pending={talk.retry.isPending}
      onClick={() =>
        talk.retry.mutate({ id: run.id, part: unfinished?.role === 'draft' ? undefined : unfinished?.id })
      }
    >
      {run.state === 'stopped' ? 'Continue from here' : 'Try again'}
    </Button>
  );
  if (run.state === 'stopped')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-muted">Stopped. What was written is saved.</p>
        {goOn}
      </div>
    );
  return (
    <Notice
      tone="warning"
      title="Something went wrong"
      action={
        <span className="flex flex-wrap gap-2">
          {goOn}
          <Button asChild size="sm" variant="secondary">
            <Link to={href('/ai-models/connect')}>Add a key</Link>
          </Button>
        </span>
      }
    >
      {run.error}
    </Notice>
  );
}
