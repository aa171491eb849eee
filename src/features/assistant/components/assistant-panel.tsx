import X from 'lucide-react/icons/x';
import { useEffect, type Dispatch, type KeyboardEvent } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { AssistantEvent, AssistantState, Tab } from './assistant-state.ts';
import { ChatTab } from './chat-tab.tsx';
import { FeedbackTab } from './feedback-tab.tsx';
import { useCalls } from './use-calls.ts';
import { useInTurn } from './use-in-turn.ts';
import { fallback, feedbackAutoClose } from './words.ts';

export interface PanelProps {
  state: AssistantState;
  dispatch: Dispatch<AssistantEvent>;
  onClose: () => void;
}

/** Stands beside the page rather than over it: what one asks about stays in sight and in reach. */
export function AssistantPanel({ state, dispatch, onClose }: PanelProps) {
  const { ask, submitFeedback } = useCalls(state, dispatch);
  const inTurn = useInTurn(state.thinking, (question) => void ask(question));
  const submitted = state.feedback.is === 'submitted';
  useEffect(() => {
    if (!submitted) return;
    const timer = setTimeout(onClose, feedbackAutoClose);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock starts once, however often the page renders
  }, [submitted]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  // On a narrow screen the panel would stand over the page that the link leads to.
  const leave = () => {
    if (window.matchMedia('(width < 40rem)').matches) onClose();
  };
  // A tab that is not shown is kept, so that what was typed there is still there.
  const content = 'mt-3 data-[state=inactive]:hidden';
  return (
    // It only overhears Escape, wherever inside it is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="dialog"
      tabIndex={-1}
      aria-label="The Frenly panda"
      data-print="hide"
      onKeyDown={closeOnEscape}
      className={cn(
        'fixed inset-x-3 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 animate-rise-in rounded-panel border border-line bg-surface shadow-raised',
        // Higher where toasts come from below: they must not stand over the question that is to be sent again.
        'sm:left-auto sm:w-96 md:right-6 md:bottom-29',
      )}
    >
      <Panda
        pose="peek"
        mood={moodOf(state)}
        size={84}
        className="pointer-events-none absolute bottom-full left-6 translate-y-1/8"
      />
      <div className="max-h-[calc(100dvh-11rem)] md:max-h-[calc(100dvh-14rem)] overflow-y-auto rounded-panel p-4 pt-5">
        <Tabs value={state.tab} onValueChange={(tab) => dispatch({ is: 'tab-chosen', tab: tab as Tab })}>
          <div className="flex items-center justify-between gap-3">
            <TabsList>
              <TabsTrigger value="chat">Chat</TabsTrigger>
              <TabsTrigger value="feedback">Feedback</TabsTrigger>
            </TabsList>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <TabsContent value="chat" forceMount className={content}>
            <ChatTab state={state} waiting={inTurn.waiting} onAsk={inTurn.ask} onLeave={leave} />
          </TabsContent>
          <TabsContent value="feedback" forceMount className={content}>
            <FeedbackTab
              step={state.feedback}
              onChoose={(kind) => dispatch({ is: 'kind-chosen', kind })}
              onBack={() => dispatch({ is: 'kind-dropped' })}
              onSubmit={(feedback) => void submitFeedback(feedback)}
            />
          </TabsContent>
        </Tabs>
      </div>
    </div>
  );
}

function moodOf({ tab, thinking, messages, feedback }: AssistantState): Mood {
  if (feedback.is === 'submitted') return 'celebrate';
  if (thinking) return 'think';
  if (tab === 'feedback') return 'listen';
  return messages.at(-1)?.content === fallback ? 'sorry' : 'idle';
}
