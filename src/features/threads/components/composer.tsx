import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { DictateButton } from '#kit/ui/dictate-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useDrop } from '#kit/ui/use-drop.ts';
import { AttachButton } from '#tools/attach/attach-button.tsx';
import { AttachedFiles } from '#tools/attach/attached-files.tsx';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { useAttachments } from '#tools/attach/use-attachments.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import type { ThreadMessage } from '../contract.ts';
import { longestMessage, mostFiles } from '../limits.ts';
import type { OpenThread } from '../use-thread.ts';
import { MentionList } from './mention-list.tsx';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { quotedBy } from './said-by.ts';
import { useMentions } from './use-mentions.ts';

const taken: ToolFiles = {
  field: 'files',
  label: 'Attach files',
  takes: ['text', 'pdf', 'document', 'picture'],
  most: mostFiles,
};

interface ComposerProps {
  thread: OpenThread;
  replyTo: ThreadMessage | null;
  onReplied: () => void;
  onAsk: () => void;
  /** Beside a document, away from the edge of the window. */
  isNarrow: boolean;
}

export function Composer({ thread, replyTo, onReplied, onAsk, isNarrow }: ComposerProps) {
  const { view, sender } = thread;
  const [text, setText] = useState('');
  /** Sent while a file was on its way: it goes out once that is up. */
  const [isWaiting, setWaiting] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const field = () => around.current?.querySelector('textarea') ?? null;
  const files = useAttachments(taken);
  const { isOver, dropZone } = useDrop(view.isGuest ? () => undefined : files.add);
  const mentions = useMentions({
    thread: view.id,
    members: view.members,
    me: view.me,
    text,
    field,
    onChange: change,
  });

  // What was being written when the page was closed.
  useEffect(() => {
    const kept = readDraft(view.id);
    if (kept) queueMicrotask(() => setText((now) => now || kept));
  }, [view.id]);
  useEffect(() => {
    if (replyTo) around.current?.querySelector('textarea')?.focus();
  }, [replyTo]);

  function change(next: string) {
    setText(next);
    setWaiting(false); // whoever writes on is not done
    keepDraft(view.id, next);
    if (next.trim() !== '') thread.isTyping();
  }

  const isTooLong = text.trim().length > longestMessage;
  const isEmpty = text.trim() === '' && files.ids.length === 0 && !files.isUploading;

  const goOut = useEffectEvent(() => {
    setWaiting(false);
    // Without the file it would not be what they meant to send.
    if (!files.files.some(({ problem }) => problem)) send();
  });
  useEffect(() => {
    if (isWaiting && !files.isUploading) queueMicrotask(() => goOut());
  }, [isWaiting, files.isUploading]);

  function send() {
    if (isEmpty || isTooLong) return;
    if (files.isUploading) return setWaiting(true);
    void sender?.send({
      text: text.trim(),
      replyTo: replyTo?.id ?? null,
      files: files.ids,
      fileNames: files.files.flatMap(({ file, name }) => (file ? [name] : [])),
    });
    setText('');
    clearDraft(view.id);
    files.clear();
    thread.hasStopped();
    onReplied();
    field()?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Escape' && replyTo) {
      event.preventDefault();
      return onReplied();
    }
    // On a phone Enter is a new line, as in every other chat there.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isTouch && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  }

  return (
    <div
      data-composer
      className={cn(
        'relative border-t border-line pt-2 pb-1',
        // The panda floats there.
        isNarrow ? 'md:max-lg:pr-20' : 'md:max-xl:pr-20',
      )}
      {...dropZone}
    >
      <MentionList mentions={mentions} />
      {replyTo && (
        <p className="flex items-center gap-2 px-2 pb-1.5 text-sm text-muted">
          <span dir="auto" className="min-w-0 flex-1 truncate">
            Reply to {quotedBy(replyTo)}: {plainLine(replyTo.text).slice(0, 140) || 'a file'}
          </span>
          <IconButton size="sm" label="Cancel reply" onClick={onReplied}>
            <X aria-hidden />
          </IconButton>
        </p>
      )}
      <AttachedFiles
        files={files.files}
        remove={(one) => {
          setWaiting(false);
          files.remove(one);
        }}
      />
      <div
        ref={around}
        className={cn(
          'mt-1 grid grid-cols-[minmax(0,1fr)] rounded-card border-[1.5px] border-edge bg-surface focus-within:border-focus',
          isOver && 'border-bamboo bg-leaf',
        )}
      >
        <textarea
          aria-label="Message"
          dir="auto"
          rows={1}
          value={text}
          placeholder={view.isGuest ? 'Write a message' : 'Write a message. Use @ for people and tools'}
          className="field-sizing-content max-h-60 min-h-12 resize-none bg-transparent px-4 pt-3 pb-1 outline-none placeholder:text-muted"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onSelect={mentions.look}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0 || view.isGuest) return;
            event.preventDefault();
            files.add(event.clipboardData.files);
          }}
        />
        <div className="flex items-center gap-1 px-1.5 pb-1.5">
          {!view.isGuest && <AttachButton taken={taken} onChoose={files.add} />}
          <DictateButton around={around} />
          {!view.isGuest && (
            <IconButton
              size="sm"
              label="Ask everyone: people and engines answer independently"
              title="Ask everyone: people and engines answer independently"
              onClick={onAsk}
            >
              <MessageCircleQuestion aria-hidden />
            </IconButton>
          )}
          <span className="flex-1" />
          <span role="status" className="text-sm text-muted">
            {isWaiting && 'Sends when the file is uploaded'}
          </span>
          {isTooLong && (
            <span role="alert" className="text-sm text-danger">
              {(text.trim().length - longestMessage).toLocaleString('en')} characters over the limit. Attach
              it as a file.
            </span>
          )}
          <Button
            size="icon-sm"
            aria-label="Send"
            disabled={isEmpty || isTooLong || isWaiting}
            onClick={send}
          >
            <SendHorizontal aria-hidden />
          </Button>
        </div>
      </div>
      <Typing thread={thread} />
    </div>
  );
}

function Typing({ thread }: { thread: OpenThread }) {
  const { members, muted } = thread.view;
  const names = thread.presence.typing
    .filter((id) => !muted.includes(id))
    .flatMap((id) => members.find((one) => one.id === id)?.name ?? []);
  const words =
    names.length === 0
      ? ''
      : names.length === 1
        ? `${names[0]} is typing`
        : names.length === 2
          ? `${names[0]} and ${names[1]} are typing`
          : `${names.length} people are typing`;
  return (
    <p aria-live="polite" className="h-6 truncate px-2 pt-0.5 text-sm text-muted">
      {words}
    </p>
  );
}
