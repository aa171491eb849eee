import { useState } from 'react';
import { Card } from '#kit/ui/card.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { Progress } from '#kit/ui/progress.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { ButtonRehearsal } from '../components/button-rehearsal.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { ListRehearsal } from '../components/list-rehearsal.tsx';
import { ProgressRehearsal } from '../components/progress-rehearsal.tsx';
import { ThinkingRehearsal } from '../components/thinking-rehearsal.tsx';

/** Milliseconds that the demos take: on a good connection, and on a bad one. */
const usual = 900;
const slow = 6000;

export default function LoadingDemo() {
  const [isSlow, setSlow] = useState(false);
  const [fails, setFails] = useState(false);
  const lasts = isSlow ? slow : usual;
  return (
    <GuidePage
      title="Waiting, well"
      lede="While people wait, show what is coming, how far it is, and how to stop it. Everything on this page can be started, slowed down and made to fail."
    >
      <Card field="sunken" className="mt-6 grid gap-x-12 gap-y-3 sm:grid-cols-2">
        <Switch
          label="Slow line"
          hint={`Everything below takes ${slow / 1000} s in place of ${usual / 1000} s`}
          checked={isSlow}
          onChange={(event) => setSlow(event.target.checked)}
        />
        <Switch
          label="Let it fail"
          hint="What loads or thinks below ends in an error"
          checked={fails}
          onChange={(event) => setFails(event.target.checked)}
        />
      </Card>
      <Section
        title="A list that loads"
        lede="Skeletons have the shape of what comes: as many rows, the same heights. Nothing jumps when the words arrive."
      >
        <ListRehearsal lasts={lasts} fails={fails} />
      </Section>
      <Section title="Work that takes a while">
        <div className="grid gap-4 md:grid-cols-2">
          <ThinkingRehearsal lasts={lasts} fails={fails} />
          <div className="grid gap-4">
            <ProgressRehearsal lasts={lasts * 3} />
            <Card padding="lg">
              <Progress
                label="Work without a known end"
                detail="It breathes. Where an end is known, show it instead."
              />
            </Card>
          </div>
        </div>
      </Section>
      <Section
        title="Buttons"
        lede="The label makes room for a spinner; width and focus stay. A second press does nothing."
      >
        <div className="flex flex-wrap items-center gap-3">
          <ButtonRehearsal lasts={lasts}>Save</ButtonRehearsal>
          <ButtonRehearsal lasts={lasts} variant="secondary">
            Send again
          </ButtonRehearsal>
          <ButtonRehearsal lasts={lasts} variant="danger">
            Delete permanently
          </ButtonRehearsal>
          <ButtonRehearsal lasts={lasts} size="lg">
            Create your account
          </ButtonRehearsal>
        </div>
      </Section>
      <Section title="The spinner">
        <div className="grid gap-4 md:grid-cols-2">
          <Card padding="lg" className="grid content-between gap-4">
            <div className="flex min-h-32 items-center justify-center gap-8 rounded-lg bg-sunken">
              <Spinner className="size-4" />
              <Spinner />
              <Spinner className="size-7 text-bamboo" />
              <Spinner className="size-9 text-bamboo" />
            </div>
            <p className="text-muted">
              16 to 36 px, in the colour of the text around it. Under reduced motion it breathes instead of
              turning.
            </p>
          </Card>
          <Card padding="lg" className="grid content-between gap-4">
            <LoadingArea label="An example of a page that loads" className="min-h-32 rounded-lg bg-sunken" />
            <p className="text-muted">
              The loading area: a spinner in the middle of a tall space, while the code of a page is on its
              way.
            </p>
          </Card>
        </div>
      </Section>
      <Section title="Which one when">
        <div className="grid gap-6 lg:grid-cols-[1.2fr_1fr] lg:gap-10">
          <dl>
            {choices.map(({ when, use }) => (
              <div key={when} className="grid gap-x-6 border-t border-line py-3.5 sm:grid-cols-2">
                <dt>{when}</dt>
                <dd className="text-muted">{use}</dd>
              </div>
            ))}
          </dl>
          <CodeBlock title="In a page" code={code} className="min-w-0 self-start" />
        </div>
      </Section>
    </GuidePage>
  );
}

const choices = [
  { when: 'You know the shape of what comes', use: 'Skeletons of that shape' },
  { when: 'Someone pressed a button', use: 'The button, pending' },
  { when: 'A page is being fetched', use: 'The loading area' },
  { when: 'Long work whose end is known', use: 'Progress, with its step and Cancel' },
  { when: 'Long work whose end is not known', use: 'Progress without a number' },
  { when: 'An engine thinks', use: 'The panda, thinking, with words' },
  { when: 'It failed', use: 'Words, the reason, and Try again' },
];

const code = `const { data, error, refetch } =
  useQuery(query(ownFeedback, {}));

if (error)
  return (
    <ErrorState
      title="Your feedback did not load"
      onRetry={refetch}
    >
      {wordsOf(error)}
    </ErrorState>
  );
if (!data) return <FeedbackSkeleton />;`;
