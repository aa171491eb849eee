import Mic from 'lucide-react/icons/mic';
import type { RefObject } from 'react';
import { cn } from './cn.ts';
import { useDictation } from './dictation.ts';
import { IconButton } from './icon-button.tsx';

interface DictateButtonProps {
  /** Finds the field that it writes into. */
  around: RefObject<HTMLElement | null>;
  className?: string;
}

/** The microphone of a text field. Not there where the browser gives none. */
export function DictateButton({ around, className }: DictateButtonProps) {
  const field = () => around.current?.querySelector('textarea');
  const dictation = useDictation((text) => write(field(), text));
  if (!dictation.isPossible) return null;
  const { is, problem, note } = dictation;
  const isListening = is === 'listening';
  return (
    <>
      <IconButton
        size="sm"
        label={isListening ? 'Stop dictating' : 'Dictate'}
        aria-pressed={isListening}
        pending={is === 'busy'}
        className={cn('aria-pressed:bg-blush', className)}
        onClick={() => void (isListening ? dictation.stop() : dictation.start(field()?.value ?? ''))}
      >
        <Mic aria-hidden />
      </IconButton>
      {note && !problem && (
        <p role="status" className="mt-1.5 text-sm text-muted">
          {note}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

/** As if it were typed, so that whoever holds the value hears of it. */
function write(field: HTMLTextAreaElement | null | undefined, text: string) {
  if (!field) return;
  const most = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, most);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
