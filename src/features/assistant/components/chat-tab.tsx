import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { longestMessage } from '../contract.ts';
import type { AssistantState } from './assistant-state.ts';
import { ChatMessage } from './chat-message.tsx';
import { openersFrom, openersShown } from './openers.ts';
import { useGreeting } from './use-greeting.ts';
import { chatAreaHeight, thinking } from './words.ts';

interface ChatTabProps {
  state: AssistantState;
  /** Asked, and not yet its turn. */
  waiting: readonly string[];
  onAsk: (text: string) => void;
  /** Someone follows a link of an answer. */
  onLeave: () => void;
}

export function ChatTab({ state, waiting, onAsk, onLeave }: ChatTabProps) {
  const [text, setText] = useState('');
  const [firstOpener, setFirstOpener] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isFresh = state.messages.length === 1;
  const isEmpty = text.trim() === '';
  const { greeting, last } = useGreeting();

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function send(question: string) {
    if (question.trim() === '') return;
    onAsk(question);
    setText('');
    input.current?.focus({ preventScroll: true });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <>
      <Conversation state={state} waiting={waiting} greeting={greeting} onLeave={onLeave}>
        {isFresh && (
          <ul
            className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2"
            aria-label="Questions to start with"
          >
            {last?.href && (
              <li className="max-w-full">
                <Button asChild variant="secondary" size="sm" className="max-w-full">
                  <Link to={last.href} onClick={onLeave} title={last.title}>
                    <span className="truncate">Continue: {last.title}</span>
                  </Link>
                </Button>
              </li>
            )}
            {openersFrom(firstOpener).map((example) => (
              <li key={example}>
                <Button variant="secondary" size="sm" onClick={() => send(example)}>
                  {example}
                </Button>
              </li>
            ))}
            <li>
              <Button variant="ghost" size="sm" onClick={() => setFirstOpener(firstOpener + openersShown)}>
                More questions
              </Button>
            </li>
          </ul>
        )}
      </Conversation>
      <form onSubmit={submit} className="mt-3 flex items-end gap-2">
        <Field label="Your question" hideLabel className="flex-1">
          <Input
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={longestMessage}
            placeholder="Ask anything"
            autoComplete="off"
            enterKeyHint="send"
          />
        </Field>
        <IconButton
          label="Send"
          type="submit"
          variant="primary"
          disabled={isEmpty}
          pending={state.thinking && isEmpty}
        >
          <ArrowUp aria-hidden />
        </IconButton>
      </form>
    </>
  );
}

function Conversation({
  state: { messages, thinking: isThinking },
  waiting,
  greeting,
  onLeave,
  children,
}: {
  state: AssistantState;
  /** Asked, and not yet its turn. */
  waiting: readonly string[];
  /** Stands in place of the first message. */
  greeting: string;
  onLeave: () => void;
  children: ReactNode;
}) {
  const area = useRef<HTMLDivElement>(null);
  // The question goes to the top, so that its answer is read from the beginning.
  useEffect(() => {
    const question = messages.findLast(({ role }) => role === 'user')?.id;
    const last = area.current?.querySelector<HTMLElement>(`[data-message="${question}"]`);
    if (area.current && last) area.current.scrollTop = last.offsetTop - area.current.offsetTop;
  }, [messages]);
  return (
    <div
      ref={area}
      role="log"
      aria-label="Conversation"
      // So that it can be scrolled by keyboard.
      tabIndex={0}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto rounded-lg',
        chatAreaHeight,
      )}
    >
      {messages.map((message) => (
        <ChatMessage
          key={message.id}
          message={message.id === 0 ? { ...message, content: greeting } : message}
          onLeave={onLeave}
        />
      ))}
      {children}
      {isThinking && <p className="text-muted">{thinking}</p>}
      {waiting.map((question, at) => (
        <p key={at} dir="auto" className="text-muted">
          Next: {question}
        </p>
      ))}
    </div>
  );
}
