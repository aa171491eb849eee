import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId, useState, type DragEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import type { EngineItem } from '#features/engines/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { longestQuestion } from '../../tool.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { BranchLine, type Branch } from './branch-line.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PanelPicker } from './panel-picker.tsx';
import { PriceLine } from './price-line.tsx';
import type { Attachments } from './use-attachments.ts';
import type { Options } from './use-options.ts';
import { usePrice } from './use-price.ts';

interface ComposerProps {
  boxRef: RefObject<HTMLTextAreaElement | null>;
  question: string;
  onQuestion: (question: string) => void;
  options: Options;
  attachments: Attachments;
  engines: readonly EngineItem[];
  /** The turn it follows up on. */
  parent: string | undefined;
  branch: Branch | undefined;
  isAsking: boolean;
  /** Words on why the last attempt failed. */
  problem: string | undefined;
  simple: boolean;
  /** Small until one reaches for it, also before the first question. */
  compact: boolean;
  onAsk: (input: Record<string, unknown>) => void;
}

/** The box that asks everyone: what, in which mode, whom, and for how much. */
export function Composer(props: ComposerProps) {
  const {
    boxRef,
    question,
    onQuestion,
    options,
    attachments,
    engines,
    parent,
    branch,
    isAsking,
    simple,
    compact,
  } = props;
  const id = useId();
  // At the end of a page the box alone is enough until one reaches for it.
  const [isUnfolded, setUnfolded] = useState(false);
  const isSmall =
    (parent !== undefined || compact) && !isUnfolded && question === '' && attachments.files.length === 0;
  const text = question.trim();
  const { ids } = attachments;
  const input = { question: text, ...options.input(), ...(ids.length > 0 ? { attachments: ids } : {}) };
  const price = usePrice(input, parent);
  const isTooLong = text.length > longestQuestion;
  const problem = isTooLong ? tooLong(text.length) : props.problem;
  const isBusy = isAsking || attachments.isUploading;

  function send(event?: FormEvent) {
    event?.preventDefault();
    boxRef.current?.focus();
    if (text === '' || isTooLong || isBusy) return;
    props.onAsk(input);
    setUnfolded(false);
  }
  function listenToKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends a word in scripts that are composed.
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attachments.add(event.dataTransfer.files);
  }
  return (
    <form
      onSubmit={send}
      className="relative grid grid-cols-[minmax(0,1fr)] rounded-panel border-[1.5px] border-ink bg-surface shadow-raised has-[textarea:focus-visible]:outline-[0.2rem] has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
    >
      {branch && <BranchLine {...branch} />}
      <div className="flex items-center">
        <label htmlFor={id} className="sr-only">
          {parent ? followUp : 'Your question'}
        </label>
        <textarea
          ref={boxRef}
          id={id}
          rows={1}
          dir="auto"
          value={question}
          onChange={({ target }) => onQuestion(target.value)}
          onKeyDown={listenToKeys}
          onDrop={drop}
          onPaste={({ clipboardData: { files } }) => attachments.add(files)}
          onFocus={() => setUnfolded(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.form?.contains(relatedTarget)) setUnfolded(false);
          }}
          placeholder={parent ? followUp : compact ? 'Ask anything' : 'Ask anything; several will answer'}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={cn(
            'field-sizing-content max-h-[38dvh] w-full min-w-0 resize-none bg-transparent px-5 text-lg outline-none sm:px-6',
            isSmall ? 'min-h-13 py-3' : 'pt-4 pb-2',
            parent === undefined && !compact && 'min-h-22 sm:text-xl',
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
      <AttachedFiles {...attachments} />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="px-5 pb-2 font-medium text-danger sm:px-6">
          {problem}
        </p>
      )}
      {!isSmall && (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-3 pb-3">
          <ModeSwitch mode={options.mode} offered={options.modes} onChange={options.setMode} />
          <PanelPicker engines={engines} panel={options.panel} onChange={options.setPanel} />
          <AttachButton onChoose={attachments.add} />
          {!simple && (
            <AdvancedOptions engines={engines} advanced={options.advanced} onChange={options.setAdvanced} />
          )}
          <div className="ml-auto flex items-center gap-3">
            <PriceLine price={text === '' ? undefined : price} />
            <Button type="submit" pending={isBusy} aria-disabled={text === ''} className="min-w-24">
              <ArrowUp aria-hidden /> Ask
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

const followUp = 'Ask a follow-up';

function tooLong(length: number) {
  const count = (number: number) => number.toLocaleString('en');
  return `That is ${count(length)} characters, and ${count(longestQuestion)} is the most. Shorten it, or attach it as a file.`;
}
