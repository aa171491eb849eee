import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { NeedsScripts } from '#kit/ui/needs-scripts.tsx';
import { cn } from '#kit/ui/cn.ts';
import { examples } from './examples.ts';
import { ExchangeView, Thinking } from './exchange-view.tsx';
import { PromptBox } from './prompt-box.tsx';
import { useAsking, type Asking } from './use-asking.ts';

// Come with the first answer, which stands without them.
const ToolSuggestions = lazy(() =>
  import('#kit/ui/tool-suggestions.tsx').then(
    ({ ToolSuggestions: list }) => ({ default: list }),
    () => ({ default: () => null }),
  ),
);

interface PromptProps {
  /** What stands by the box, examples and then pages, is beside it on wide screens. */
  aside?: boolean;
  /** Nothing to begin with but the box. */
  bare?: boolean;
  /** Asked at once. */
  begin?: string;
  className?: string;
}

/** One box for everything: it answers in place, and opens the tool that does what is wished for. Leave room above it for the panda. */
export function Prompt({ aside = false, bare = false, begin = '', className }: PromptProps) {
  const asking = useAsking(begin);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const latest = asking.exchanges[0];
  const suggestions = latest?.is === 'answered' ? latest.suggestions : [];
  const isBeside = aside && (!latest || suggestions.length > 0);
  const step = latest && `${latest.id} ${latest.is}`;
  useEffect(() => {
    if (step) answers.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  /** What was pressed goes away with it, so the focus moves on to where the answer will be. */
  function askFrom(text: string) {
    void asking.ask(text);
    answers.current?.focus({ preventScroll: true });
  }
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7',
        aside && 'lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]',
        className,
      )}
    >
      <div>
        <PromptBox asking={asking} boxRef={boxRef} />
        <NeedsScripts />
        <Exchanges asking={asking} answers={answers} onRetry={askFrom} />
        {latest && !asking.isThinking && (
          <Button
            variant="link"
            size="sm"
            className="mt-6"
            onClick={() => {
              asking.startOver();
              boxRef.current?.focus();
            }}
          >
            Start over
          </Button>
        )}
      </div>
      <div className={cn(isBeside && 'lg:border-l lg:border-line lg:pl-7')}>
        {latest ? (
          <Suspense>
            <ToolSuggestions suggestions={suggestions} />
          </Suspense>
        ) : (
          !bare && !asking.isRestoring && <Examples aside={aside} onAsk={askFrom} />
        )}
      </div>
    </div>
  );
}

interface ExchangesProps {
  asking: Asking;
  answers: RefObject<HTMLDivElement | null>;
  onRetry: (question: string) => void;
}

function Exchanges({ asking: { exchanges, isRestoring }, answers, onRetry }: ExchangesProps) {
  return (
    <div
      ref={answers}
      aria-live="polite"
      aria-label="Answers"
      role="group"
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 not-empty:mt-8"
    >
      {isRestoring && <Thinking words="Loading your chat." />}
      {exchanges.map((exchange) => (
        <ExchangeView key={exchange.id} exchange={exchange} onRetry={() => onRetry(exchange.question)} />
      ))}
    </div>
  );
}

function Examples({ aside, onAsk }: { aside: boolean; onAsk: (text: string) => void }) {
  return (
    <div className="grid gap-3">
      <p className="font-medium text-muted">Try an example</p>
      <ul className={cn('flex flex-wrap gap-2', aside && 'lg:grid lg:justify-items-start')}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onAsk(example)}
              className="min-h-11 rounded-full bg-sunken px-4 py-2 text-left transition-colors duration-150 hover:bg-bamboo-soft"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
