import ArrowUp from 'lucide-react/icons/arrow-up';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { longestMessage } from '#features/assistant/contract.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { useDictation } from '#kit/ui/dictation.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import type { Asking } from './use-asking.ts';

/** As many characters as a line of the box holds, more or less. */
const across = 48;

interface PromptBoxProps {
  asking: Asking;
  boxRef: RefObject<HTMLTextAreaElement | null>;
}

/** The box that everything begins with. What is in it is the browser's, so that nothing typed early is lost. */
export function PromptBox({ asking, boxRef }: PromptBoxProps) {
  const id = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [caret, setCaret] = useState<number | null>(null);
  const [length, setLength] = useState(0);
  const dictation = useDictation(write);
  const isListening = dictation.is === 'listening';
  const { isThinking } = asking;
  const isWaiting = useRef(false);
  const isTooLong = length > longestMessage;
  const problem = isTooLong ? tooLong(length) : dictation.problem;

  function write(text: string) {
    boxRef.current!.value = text;
    grow(boxRef.current!);
    setLength(text.trim().length);
  }
  function send() {
    const text = boxRef.current!.value.trim();
    setLength(text.length);
    boxRef.current!.focus();
    if (text === '' || text.length > longestMessage) return;
    isWaiting.current = isThinking;
    if (isThinking) return;
    dictation.stop();
    write('');
    void asking.ask(text);
  }
  // What is sent while the panda thinks comes after it.
  const sendWaiting = useEffectEvent(() => isWaiting.current && send());
  useEffect(() => {
    if (!isThinking) sendWaiting();
  }, [isThinking]);
  // Most come without a file, so what opens one comes with it.
  const openFiles = async (files?: File[]) => (await import('./open-files.ts')).openFiles(navigate, files);
  function stop() {
    isWaiting.current = false;
    const question = asking.stop();
    if (question !== undefined && boxRef.current!.value === '') write(question);
    boxRef.current!.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isThinking) stop();
    else send();
  }
  function listenToKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends a word in scripts that are composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isListening) dictation.stop();
      else if (isThinking) stop();
      else write('');
    }
  }
  function watch({ currentTarget: { value, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) {
    setCaret(selectionEnd - value.lastIndexOf('\n', selectionEnd - 1) - 1);
  }
  return (
    <form
      // Before the page's own code is there, the button brings the text back in the address.
      action={href('/')}
      onSubmit={submit}
      className="relative rounded-panel border-[1.5px] border-ink bg-surface shadow-raised has-[textarea:focus-visible]:outline-[0.2rem] has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
    >
      <Panda
        pose="peek"
        mood={moodOf(asking, isListening)}
        look={caret === null ? [-0.6, 0.8] : [(Math.min(caret, across) / across) * 1.6 - 1, 0.9]}
        size={132}
        className="pointer-events-none absolute right-7 bottom-full h-auto w-25 translate-y-1/8 sm:right-10 sm:w-33"
      />
      <label htmlFor={id} className="sr-only">
        What do you need?
      </label>
      <textarea
        ref={boxRef}
        id={id}
        name="q"
        rows={2}
        defaultValue={search.get('q') ?? ''}
        placeholder="Ask, or paste a text"
        autoComplete="off"
        enterKeyHint="send"
        aria-invalid={isTooLong || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onKeyDown={listenToKeys}
        onInput={({ currentTarget }) => {
          grow(currentTarget);
          setLength(currentTarget.value.trim().length);
        }}
        onDrop={(event) => {
          const { files } = event.dataTransfer;
          if (!files.length) return;
          event.preventDefault();
          void openFiles([...files]);
        }}
        onSelect={watch}
        onBlur={() => setCaret(null)}
        className="field-sizing-content block max-h-[38vh] rounded-t-panel min-h-20 w-full resize-none bg-transparent px-5 pt-4 text-lg outline-none sm:min-h-22 sm:px-6 sm:pt-5 sm:text-xl"
      />
      <div className="flex min-h-16 items-center justify-end gap-2 px-3 pb-3 sm:px-4 sm:pb-4">
        <p className="mr-auto hidden items-center gap-1.5 pl-2 text-sm text-muted sm:flex">
          <Kbd>Enter</Kbd> to send, <Kbd>Shift</Kbd>+<Kbd>Enter</Kbd> for a new line
        </p>
        <Button variant="ghost" onClick={() => void openFiles()}>
          Open a file
        </Button>
        {dictation.isPossible && (
          <IconButton
            label={isListening ? 'Stop dictating' : 'Dictate'}
            aria-pressed={isListening}
            pending={dictation.is === 'busy'}
            className="aria-pressed:bg-blush"
            onClick={() => void (isListening ? dictation.stop() : dictation.start(boxRef.current!.value))}
          >
            <Mic aria-hidden />
          </IconButton>
        )}
        <Button type="submit" className="min-w-24">
          {isThinking ? <Square aria-hidden className="fill-current" /> : <ArrowUp aria-hidden />}
          {isThinking ? 'Stop' : 'Ask'}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="px-5 pb-4 font-medium text-danger sm:px-6">
          {problem}
        </p>
      )}
    </form>
  );
}

function moodOf({ isThinking, exchanges }: Asking, isListening: boolean): Mood {
  if (isListening) return 'listen';
  if (isThinking) return 'think';
  return exchanges[0]?.is === 'failed' ? 'sorry' : 'idle';
}

function tooLong(length: number) {
  const count = (number: number) => number.toLocaleString('en');
  return `That is ${count(length)} characters. The limit is ${count(longestMessage)}. Shorten it, or ask about part of it.`;
}

/** For browsers in which a field does not grow by itself. */
function grow(field: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}
