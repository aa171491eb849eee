import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { CopyIcon } from '#kit/ui/copy-icon.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';

interface QuestionProps {
  text: string;
  /** How many files went along. */
  files: number;
  /** Characters, at the most. */
  longest: number;
  isAsking: boolean;
  /** While it is worked on it stays in sight. */
  isPinned: boolean;
  /** As a line of a chat, on a page that has a heading of its own. */
  isLine?: boolean | undefined;
  onEdit: (text: string) => void;
  /** Further things to do, after copy and edit. */
  children: ReactNode;
}

/** What was asked. Changing it asks anew beside it; what was answered before stays. */
export function Question({
  text,
  files,
  longest,
  isAsking,
  isPinned,
  isLine,
  onEdit,
  children,
}: QuestionProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <EditQuestion
        text={text}
        longest={longest}
        isAsking={isAsking}
        onCancel={() => setEditing(false)}
        onEdit={(changed) => {
          setEditing(false);
          onEdit(changed);
        }}
      />
    );
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-2',
        isPinned &&
          text.length <= longestPinned &&
          'sticky top-[calc(var(--head)-0.25rem)] z-20 bg-paper pt-2 pb-1',
      )}
    >
      <h2
        dir="auto"
        className={cn(
          'max-w-[32em] whitespace-pre-line',
          isLine
            ? 'text-lg leading-snug'
            : text.length > 160
              ? 'text-xl leading-snug'
              : 'text-2xl sm:text-3xl',
        )}
      >
        <span className="sr-only">You asked: </span>
        {text.length > longestShown ? <Folded text={text} /> : text}
      </h2>
      <div className="-ml-2 flex flex-wrap items-center gap-0.5 max-sm:pr-28" data-print="hide">
        <CopyIcon label="Copy the question" text={() => text} />
        <IconButton
          size="sm"
          label="Edit the question"
          className="text-muted"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
        </IconButton>
        {children}
        {files > 0 && (
          <span className="ml-2 inline-flex items-center gap-1.5 text-sm text-muted">
            <Paperclip aria-hidden className="size-4" /> {files === 1 ? '1 file' : `${files} files`}
          </span>
        )}
      </div>
    </div>
  );
}

/** A longer one would leave no room for the answer. */
const longestPinned = 160;

/** A pasted text is folded, so that the answer stays near. */
const longestShown = 600;

function Folded({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open ? text : `${text.slice(0, longestShown).trimEnd()}… `}
      <Button
        variant="link"
        size="sm"
        className="ml-1 font-sans tracking-normal"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}

interface EditQuestionProps {
  text: string;
  longest: number;
  isAsking: boolean;
  onEdit: (text: string) => void;
  onCancel: () => void;
}

const focusEnd = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

function EditQuestion({ text, longest, isAsking, onEdit, onCancel }: EditQuestionProps) {
  const [changed, setChanged] = useState(text);
  const isEmpty = changed.trim() === '';
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!isEmpty) onEdit(changed.trim());
  }
  function listenToKeys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  }
  return (
    <form onSubmit={submit} className="grid max-w-3xl gap-3">
      <Field
        label="Edit the question"
        hint="The question is asked again. The earlier answer is kept as a version."
      >
        <Textarea
          ref={focusEnd}
          maxLength={longest}
          value={changed}
          onChange={({ target }) => setChanged(target.value)}
          onKeyDown={listenToKeys}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={isEmpty} pending={isAsking}>
          Ask
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
