import Square from 'lucide-react/icons/square';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { getRun, stopRun, type RunView } from '#tools/run/contract.ts';
import type { DraftData } from '#features/collaborate/data.ts';
import { isOpen } from '#tools/run/run.ts';
import { MayLeave } from '#tools/page/may-leave.tsx';
import { TimeLeft } from '#tools/page/time-left.tsx';
import type { Talk } from '#tools/talk/use-talk.ts';
import { useFollowing } from '#tools/follow/use-following.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { DraftView } from './draft-view.tsx';
import { versionsOf } from '../plan.ts';
import { GoOn } from './go-on.tsx';
import { WithOwnText, type OwnText } from './own-text.tsx';
import { Pipeline } from './pipeline.tsx';
import { useReview } from './use-review.ts';

interface WorkingProps {
  run: RunView;
  talk: Talk;
}

/** A collaboration in each of its states: at work, done, stopped, failed. */
export function Working({ run, talk }: WorkingProps) {
  const isConnected = useFollowing(run);
  const data = run.output.data as DraftData | null;
  const isBusy = isOpen(run.state);
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
      {isBusy && <AtWork run={run} isConnected={isConnected} />}
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
  // What was made for a work arrives there as a proposal, and is decided there.
  const isProposed = typeof run.input.work === 'string';
  return (
    <>
      <DraftView
        data={data}
        texts={run.output.texts}
        isOpen={false}
        review={isProposed ? undefined : review}
      />
      <GoOn run={run} own={own} talk={talk} />
    </>
  );
}

function AtWork({ run, isConnected }: { run: RunView; isConnected: boolean }) {
  const stop = useCall(stopRun, { refreshes: [getRun] });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-muted">
        {isConnected ? stepOf(run) : 'Connection lost. The work continues and reappears here by itself.'}
      </p>
      {run.secondsLeft !== null && (
        <p className="text-sm text-muted">
          <TimeLeft seconds={run.secondsLeft} />
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={stop.isPending}
        onClick={() => stop.mutate({ params: { id: run.id } })}
      >
        <Square aria-hidden className="fill-current" /> Cancel
      </Button>
      <MayLeave run={run} />
      {stop.error && <p className="text-sm text-danger">{wordsOf(stop.error)}</p>}
    </div>
  );
}

const stepOf = ({ state, step }: RunView) =>
  state === 'queued' ? 'Waiting in the queue' : (step ?? 'Getting ready');

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
        <p className="text-muted">You stopped it here. What was written is kept.</p>
        {goOn}
      </div>
    );
  return (
    <Notice
      tone="warning"
      title="It could not continue"
      action={
        <span className="flex flex-wrap gap-2">
          {goOn}
          <Button asChild size="sm" variant="secondary">
            <Link to={href('/settings', { tab: 'engines' })}>Add a key</Link>
          </Button>
        </span>
      }
    >
      {run.error}
    </Notice>
  );
}
