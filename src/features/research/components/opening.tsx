import { useRef, useState, type FormEvent } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { BrowserAiOffer } from '#tools/browser-ai/browser-ai-offer.tsx';
import { EnginePicker } from '#tools/page/engine-picker.tsx';
import { Examples } from '#tools/page/examples.tsx';
import { NeedsModel } from '#tools/page/needs-model.tsx';
import { PriceLine } from '#tools/page/price-line.tsx';
import { useFocusFirst } from '#tools/page/use-focus-first.ts';
import { useRunKeys } from '#tools/page/use-run-keys.ts';
import { usePrice } from '#tools/page/use-price.ts';
import type { ToolEngines } from '#tools/page/use-tool-engines.ts';
import type { Conversation } from '#tools/talk/use-conversation.ts';
import { textProblem } from '#language/text-problem.ts';
import { questionRule } from '../limits.ts';
import { planProblem } from '../plan/plan-problem.ts';
import { styles, styleWords, type Style } from '../styles.ts';
import { research, researchPlan } from '../tool.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { draftOf, type DraftPoint } from './plan-list.ts';
import { usePlan } from './use-plan.ts';

/** What an earlier research began with, to begin with again. */
export interface Draft {
  question: string;
  plan: readonly string[];
  style: Style;
}

interface OpeningProps {
  talk: Conversation;
  engines: ToolEngines;
  draft: Draft | undefined;
}

/** The question first; then its plan, to be changed before anything is searched for. */
export function Opening({ talk, engines, draft }: OpeningProps) {
  const [question, setQuestion] = useState(draft?.question ?? '');
  const [points, setPoints] = useState<DraftPoint[] | undefined>(draft && draftOf(draft.plan));
  const [style, setStyle] = useState<Style>(draft?.style ?? 'apa');
  const [isTried, setTried] = useState(false);
  const plan = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLFormElement>(null);
  useFocusFirst(around);
  useRunKeys(around);
  const { sent } = talk;
  const [filledBy, setFilledBy] = useState<string>();
  if (sent?.input && sent.key !== filledBy) {
    setFilledBy(sent.key);
    setQuestion(String(sent.input.question ?? ''));
  }
  const make = usePlan((made) => {
    setPoints(draftOf(made));
    setTried(false);
    // What is next is below the question; whoever does not see it hears it.
    requestAnimationFrame(() => plan.current?.focus());
  });
  const texts = points?.map(({ text }) => text.trim());
  const problem = textProblem(question, questionRule);
  const problemOfPlan = texts && planProblem(texts);
  const input =
    texts && !problem && !problemOfPlan ? { question: question.trim(), plan: texts, style } : undefined;
  const byEngine = engines.able.some(({ source }) => source !== 'bamboo');
  const { engine } = engines;
  const planning = !texts && byEngine && !problem && { input: { question: question.trim() }, engine };
  // Each costs its own: the plan where an engine makes it, then what it writes on each point.
  const planPrice = usePrice(researchPlan.id, planning || undefined);
  const reportPrice = usePrice(research.id, input && { input, engine });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    if (!texts) make.mutate({ question, engine: engines.engine, byEngine });
    else if (input && !talk.isAsking) talk.ask({ input, engine: engines.engine });
  }

  return (
    <>
      <PageHeader title={research.title} lede={research.description} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
        <Card asChild padding="lg">
          <form ref={around} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <NeedsModel need={research.modelNeed!} />
            <Field label="Question" error={isTried ? problem : undefined}>
              <Textarea
                rows={2}
                dir="auto"
                placeholder="What do you want to find out?"
                value={question}
                onChange={({ target }) => setQuestion(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }}
                className="text-lg"
              />
            </Field>
            {texts && points ? (
              <div
                ref={plan}
                tabIndex={-1}
                aria-label={`A plan of ${points.length} points`}
                role="group"
                className="grid scroll-my-6 grid-cols-[minmax(0,1fr)] gap-6"
              >
                <PlanEditor
                  points={points}
                  onChange={setPoints}
                  problem={isTried ? problemOfPlan : undefined}
                />
                <Field
                  label="Reference style"
                  hint="You can switch it in the finished report."
                  className="max-w-72"
                >
                  <Select value={style} onChange={({ target }) => setStyle(target.value as Style)}>
                    <Options values={styles} labelOf={(one) => styleWords[one]} />
                  </Select>
                </Field>
              </div>
            ) : null}
            {byEngine && (
              <EnginePicker engines={engines.able} value={engines.engine} onChange={engines.choose} />
            )}
            <BrowserAiOffer engines={engines.able} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" pending={make.isPending || talk.isAsking}>
                {texts ? 'Start research' : 'Create plan'}
              </Button>
              {texts && (
                <Button
                  variant="ghost"
                  pending={make.isPending}
                  onClick={() => {
                    setTried(true);
                    if (!problem) make.mutate({ question, engine: engines.engine, byEngine });
                  }}
                >
                  Regenerate plan
                </Button>
              )}
              <PriceLine price={texts ? reportPrice : planPrice} />
            </div>
            {sent?.failure && <Notice tone="warning">{sent.failure}</Notice>}
            {talk.failure && <Notice tone="error">{wordsOf(talk.failure)}</Notice>}
          </form>
        </Card>
        <HowItGoes current={texts ? 1 : 0}>
          <Examples
            stacked
            examples={research.examples}
            onPick={(example) => {
              setQuestion(example.question);
              make.mutate({ question: example.question, engine: engines.engine, byEngine });
            }}
          />
        </HowItGoes>
      </div>
    </>
  );
}
