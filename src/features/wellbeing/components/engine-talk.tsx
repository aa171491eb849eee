import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { talk, type TalkMessage } from '../contract.ts';
import { OwnWords } from './own-words.tsx';

interface EngineTalkProps {
  engine: string;
  onText: (text: string) => boolean;
  onCrisis: () => void;
  onGuided: () => void;
}

/** As many as the server takes. */
const mostMessages = 40;

/** Messages stay in this page; with it they are gone. */
export function EngineTalk({ engine, onText, onCrisis, onGuided }: EngineTalkProps) {
  const [messages, setMessages] = useState<TalkMessage[]>([]);
  const reply = useCall(talk);

  function send(text: string) {
    if (!text || onText(text)) return;
    const asked: TalkMessage[] = [...messages, { from: 'person', text }];
    setMessages(asked);
    reply.mutate(
      { body: { messages: asked.slice(-mostMessages) } },
      {
        onSuccess: (answer) => {
          if (answer.is === 'crisis') onCrisis();
          else if (answer.is === 'no-model') onGuided();
          else setMessages([...asked, { from: 'companion', text: answer.text }]);
        },
      },
    );
  }

  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-sm text-muted">
        {engine} writes the replies. It is a program: it can be wrong, and it doesn’t know you. What you write
        is sent to it and isn’t saved here.
      </p>
      <ol aria-label="Conversation" aria-live="polite" className="grid gap-4">
        {messages.map(({ from, text }, index) => (
          <li
            // Messages are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            dir="auto"
            className={
              from === 'person'
                ? 'ms-auto max-w-prose rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line'
                : 'me-auto max-w-prose rounded-card bg-leaf p-4 wrap-anywhere whitespace-pre-line'
            }
          >
            <span className="sr-only">{from === 'person' ? 'You: ' : 'Companion: '}</span>
            {text}
          </li>
        ))}
      </ol>
      {reply.error && <Notice tone="error">{wordsOf(reply.error)}</Notice>}
      <OwnWords
        key={messages.length}
        label="Write to the companion"
        skipLabel="Send"
        pending={reply.isPending}
        onDone={send}
      />
      <div>
        <Button variant="ghost" onClick={onGuided}>
          Use the guided conversation instead
        </Button>
      </div>
    </div>
  );
}
