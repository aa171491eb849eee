/** Marks of Markdown around what is selected. */
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import Quote from 'lucide-react/icons/quote';
import type { RefObject } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';

interface MarkButtonsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

const around = [
  { label: 'Bold', mark: '**', Icon: Bold },
  { label: 'Italic', mark: '*', Icon: Italic },
] as const;

const before = [
  { label: 'Heading', mark: '## ', Icon: Heading },
  { label: 'List', mark: '- ', Icon: List },
  { label: 'Quotation', mark: '> ', Icon: Quote },
] as const;

export function MarkButtons({ area, onChange }: MarkButtonsProps) {
  /** Through the browser's own editing, so that it can be undone. */
  function replace(field: HTMLTextAreaElement, from: number, to: number, words: string) {
    field.focus();
    field.setSelectionRange(from, to);
    if (!document.execCommand('insertText', false, words)) field.setRangeText(words, from, to, 'end');
    onChange(field.value);
  }
  function wrap(mark: string) {
    const field = area.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    replace(field, from, to, `${mark}${value.slice(from, to)}${mark}`);
    field.setSelectionRange(from + mark.length, to + mark.length);
  }
  function begin(mark: string) {
    const field = area.current;
    if (!field) return;
    const { selectionStart, selectionEnd: to, value } = field;
    const from = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const lines = value.slice(from, to).split('\n');
    replace(field, from, to, lines.map((line) => mark + line).join('\n'));
  }
  return (
    <div role="group" aria-label="Formatting" className="flex gap-1">
      {around.map(({ label, mark, Icon }) => (
        <IconButton key={label} label={label} size="sm" onClick={() => wrap(mark)}>
          <Icon aria-hidden />
        </IconButton>
      ))}
      {before.map(({ label, mark, Icon }) => (
        <IconButton key={label} label={label} size="sm" onClick={() => begin(mark)}>
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
