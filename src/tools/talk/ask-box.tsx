import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  useId,
  useRef,
  useState,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CrisisNotice } from '#kit/crisis/crisis-notice.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { DictateButton } from '#kit/ui/dictate-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useTypedEarly } from '#kit/ui/use-typed-early.ts';
import { AttachButton } from '../attach/attach-button.tsx';
import { AttachedFiles } from '../attach/attached-files.tsx';
import type { ToolFiles } from '../attach/tool-files.ts';
import type { Attachments } from '../attach/use-attachments.ts';
import { PriceLine } from '../page/price-line.tsx';
import { useFocusFirst } from '../page/use-focus-first.ts';
import type { Price } from '../page/use-price.ts';
import { BranchLine, type Branch } from './branch-line.tsx';

interface AskBoxProps {
  boxRef: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Characters, at the most. */
  longest: number;
  /** Files that go along, where the tool takes any. */
  taken: ToolFiles | undefined;
  attachments: Attachments;
  branch: Branch | undefined;
  price: Price | undefined;
  isAsking: boolean;
  /** Words on why the last attempt failed. */
  problem: string | undefined;
  /** A line high until one reaches for it, as at the end of a page. */
  folds: boolean;
  /** How it is to be answered; before and after the button for files. */
  options?: ReactNode;
  moreOptions?: ReactNode;
  onAsk: (text: string) => void;
}

/** The box one writes into: Enter sends, files can be dropped and pasted. */
export function AskBox(props: AskBoxProps) {
  const { boxRef, text, taken, attachments, branch, folds, longest } = props;
  const id = useId();
  const around = useRef<HTMLFormElement>(null);
  // At the end of a page it is not what the page begins with.
  useFocusFirst(around, !folds);
  const [isUnfolded, setUnfolded] = useState(false);
  // What was sent last, not what is being typed: help appears when someone has said it.
  const [sent, setSent] = useState('');
  const isSmall = folds && !isUnfolded && text === '' && attachments.files.length === 0;
  const asked = text.trim();
  const isTooLong = asked.length > longest;
  const problem = isTooLong ? tooLong(asked.length, longest) : props.problem;
  const isBusy = props.isAsking || attachments.isUploading;

  function send(event?: FormEvent) {
    event?.preventDefault();
    boxRef.current?.focus();
    if (asked === '' || isTooLong || isBusy) return;
    setSent(asked);
    props.onAsk(asked);
    setUnfolded(false);
  }
  const field = useTypedEarly({
    value: text,
    onChange: ({ target }) => props.onText(target.value),
    ref: boxRef,
  });
  function listenToKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends a word in scripts that are composed.
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }
  function drop(event: DragEvent) {
    if (!taken || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attachments.add(event.dataTransfer.files);
  }
  return (
    <>
      {sent && (
        <div className="mb-3 empty:hidden">
          <CrisisNotice text={sent} />
        </div>
      )}
      <form
        ref={around}
        onSubmit={send}
        className="relative grid grid-cols-[minmax(0,1fr)] rounded-panel border-[1.5px] border-ink bg-surface shadow-raised has-[textarea:focus-visible]:outline-[0.2rem] has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
      >
        {branch && <BranchLine {...branch} />}
        <div className="flex items-center">
          <label htmlFor={id} className="sr-only">
            {props.label}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            dir="auto"
            value={text}
            onChange={({ target }) => props.onText(target.value)}
            onKeyDown={listenToKeys}
            onDrop={drop}
            onPaste={({ clipboardData: { files } }) => taken && attachments.add(files)}
            onFocus={() => setUnfolded(true)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget && !currentTarget.form?.contains(relatedTarget)) setUnfolded(false);
            }}
            placeholder={props.placeholder}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={isTooLong || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className={cn(
              'field-sizing-content max-h-[38dvh] w-full min-w-0 resize-none bg-transparent px-5 text-lg outline-none sm:px-6',
              isSmall ? 'min-h-13 py-3' : 'pt-4 pb-2',
              !folds && 'min-h-22 sm:text-xl',
            )}
          />
          {isSmall && (
            <IconButton
              variant="primary"
              label="Ask"
              type="submit"
              size="sm"
              pending={isBusy}
              className="mr-2.5"
            >
              <ArrowUp aria-hidden />
            </IconButton>
          )}
        </div>
        {attachments.files.length > 0 && (
          <div className="px-4 pb-2">
            <AttachedFiles {...attachments} />
          </div>
        )}
        {problem && (
          <p id={`${id}-problem`} role="alert" className="px-5 pb-2 font-medium text-danger sm:px-6">
            {problem}
          </p>
        )}
        {!isSmall && (
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-3 pb-3">
            {props.options}
            {taken && <AttachButton taken={taken} onChoose={attachments.add} />}
            {props.moreOptions}
            <DictateButton around={around} />
            <div className="ml-auto flex items-center gap-3">
              <PriceLine price={asked === '' ? undefined : props.price} />
              <Button type="submit" pending={isBusy} aria-disabled={asked === ''} className="min-w-24">
                <ArrowUp aria-hidden /> Ask
              </Button>
            </div>
          </div>
        )}
      </form>
    </>
  );
}

function tooLong(length: number, longest: number) {
  const count = (number: number) => number.toLocaleString('en');
  return `That is ${count(length)} characters, and ${count(longest)} is the limit. Shorten it, or attach it as a file.`;
}
