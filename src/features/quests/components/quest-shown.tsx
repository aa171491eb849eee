import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { getQuest, leaveQuest, listQuests, nextQuestStep, startQuest, type QuestView } from '../contract.ts';
import { QuestMaker } from './quest-maker.tsx';
import { QuestMenu } from './quest-menu.tsx';
import { StepItem } from './step-item.tsx';

interface QuestShownProps {
  quest: QuestView;
  signedIn: boolean;
  checking: boolean;
  onCheck: () => void;
}

export function QuestShown({ quest, signedIn, checking, onCheck }: QuestShownProps) {
  const { id, title, about, steps, credits, by, begun, finishedAt, needsAccount } = quest;
  const [hasAsked, setAsked] = useState(false);
  const doneSteps = steps.filter(({ doneAt }) => doneAt !== null).length;
  const next = steps.find(({ doneAt }) => doneAt === null);
  const start = useCall(startQuest, { refreshes: [getQuest, listQuests, nextQuestStep] });
  const leave = useCall(leaveQuest, { refreshes: [getQuest, listQuests, nextQuestStep] });
  const params = { id };
  function check() {
    setAsked(true);
    onCheck();
  }
  return (
    <div className="max-w-3xl pb-16">
      <PageHeader
        className="pb-5"
        title={<span dir="auto">{title}</span>}
        lede={<span dir="auto">{about}</span>}
        actions={<QuestMenu quest={quest} signedIn={signedIn} />}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <Badge tone="leaf">Scroll</Badge>
        {credits > 0 && <Badge tone="honey">{credits} credits</Badge>}
        {by && (
          <span className="text-muted">
            <QuestMaker person={by} hasLeft={false} />
          </span>
        )}
        {quest.from && <Link to={href('/gallery/:id', { id: quest.from })}>Based on</Link>}
      </div>
      {finishedAt ? (
        <Card field="leaf" padding="lg" className="mb-6 flex flex-wrap items-center gap-6">
          <Panda mood="celebrate" size={104} />
          <div className="grid flex-1 basis-60 gap-3">
            <p className="font-display text-2xl font-bold">All done. Your scroll is ready.</p>
            <p>
              <Button asChild>
                <Link to={href('/frenlyai-v2/scrolls/:scrollId', { scrollId: quest.progress?.scroll ?? id })}>
                  Open your scroll
                </Link>
              </Button>
            </p>
          </div>
        </Card>
      ) : needsAccount ? (
        <Notice
          tone="success"
          title="All steps are done"
          className="mb-6"
          action={
            <Button asChild size="sm">
              <Link
                to={href('/register', { return_url: href('/frenlyai-v2/quests/:questId', { questId: id }) })}
              >
                Create account
              </Link>
            </Button>
          }
        >
          Create an account to get the scroll{credits > 0 && ` and ${credits} credits`}. Your progress is
          kept.
        </Notice>
      ) : (
        <div className="mb-6 grid gap-4">
          {(begun || doneSteps > 0) && (
            <Progress
              label={begun ? 'Your progress' : 'You’ve already done some of it'}
              percent={(doneSteps / steps.length) * 100}
              detail={`${doneSteps} of ${steps.length} done. There’s no time limit.`}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {begun ? (
              <>
                <Button size="sm" variant="secondary" pending={hasAsked && checking} onClick={check}>
                  Check again
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  pending={leave.isPending}
                  onClick={() => leave.mutate({ params })}
                >
                  Leave quest
                </Button>
              </>
            ) : (
              <Button pending={start.isPending} onClick={() => start.mutate({ params })}>
                Start quest
              </Button>
            )}
          </div>
        </div>
      )}
      {(start.error ?? leave.error) && (
        <Notice tone="error" className="mb-6">
          {wordsOf(start.error ?? leave.error)}
        </Notice>
      )}
      <h2 className="mb-3">Steps</h2>
      <ol aria-label="Steps" className="divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map((step, index) => (
          <StepItem key={step.id} step={step} number={index + 1} isNext={begun && step === next} />
        ))}
      </ol>
    </div>
  );
}
