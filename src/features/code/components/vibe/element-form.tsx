/** Exact changes of the element that someone pointed at: its words, colours and size, whether it is shown, and where. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { useMemo, useState, type FormEvent } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { changeText, placesOfText } from '../../point/change-text.ts';
import { moveElement, type Way } from '../../point/move-element.ts';
import { partOf, selectorOf } from '../../point/selector.ts';
import { setStyle, type Property } from '../../point/style-rules.ts';
import { longestPickedText, type Picked } from '../../preview/picked.ts';

interface ElementFormProps {
  project: ProjectData;
  picked: Picked;
  isBusy: boolean;
  onApply: (project: ProjectData, name: string) => void;
  onClose: () => void;
}

const smallest = 8;
const largest = 200;

export function ElementForm({ project, picked, isBusy, onApply, onClose }: ElementFormProps) {
  const places = useMemo(() => (picked.isText ? placesOfText(project, picked) : []), [project, picked]);
  const [words, setWords] = useState(picked.text);
  const [chosen, setChosen] = useState(0);
  const [colour, setColour] = useState(picked.colour);
  const [background, setBackground] = useState(picked.background ?? '#ffffff');
  const [size, setSize] = useState(String(picked.size));
  const [problem, setProblem] = useState<string>();
  const name = nameOf(picked);
  const isSize = Number(size) >= smallest && Number(size) <= largest;

  function finish(next: ProjectData | undefined, what: string) {
    setProblem(next ? undefined : 'This part of the page can’t be changed here. Open the code to change it.');
    if (next && next !== project) onApply(next, what);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const looks: [Property, string, boolean, string][] = [
      ['color', colour, colour !== picked.colour, 'colour'],
      ['background-color', background, background !== (picked.background ?? '#ffffff'), 'background'],
      ['font-size', `${size}px`, isSize && Number(size) !== picked.size, 'size'],
    ];
    const done: string[] = [];
    let next: ProjectData | undefined = project;
    for (const [property, value, isChanged, what] of looks) {
      if (!isChanged || !next) continue;
      next = setStyle(next, selectorOf(picked), property, value);
      done.push(what);
    }
    const place = places[chosen];
    if (next && place && words.trim() !== '' && words.trim() !== picked.text) {
      // The page may have got a link to the style sheet above it.
      const [moved] = place.path.endsWith('.html') ? placesOfText(next, picked) : [place];
      next = moved ? changeText(next, moved, words) : next;
      done.unshift(`text “${words.trim()}”`);
    }
    finish(next, `${name}: ${done.join(', ')}`);
  }
  const move = (way: Way) => {
    const next = moveElement(project, picked, way);
    if (next) onApply(next, `${partOf(picked) ?? name}: ${way === 'before' ? 'moved up' : 'moved down'}`);
    else setProblem(way === 'before' ? 'Nothing stands before it.' : 'Nothing stands after it.');
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Change this element"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <code>{picked.tag}</code> {picked.text && <bdi dir="auto">“{picked.text.slice(0, 80)}”</bdi>}
          {partOf(picked) && <span className="block text-sm text-muted">in {partOf(picked)}</span>}
        </p>
        <IconButton size="sm" label="Deselect" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {picked.isText && (
        <Field label="Text" hint={places.length === 0 ? madeWhileRunning : undefined}>
          <Input
            value={words}
            maxLength={longestPickedText}
            disabled={places.length === 0}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      {places.length > 1 && (
        <Field label="Where it stands" hint="The same words stand in several places.">
          <Select value={String(chosen)} onChange={({ target }) => setChosen(Number(target.value))}>
            {places.map(({ path, line }, at) => (
              <option key={`${path} ${line} ${at}`} value={at}>
                {path}:{line}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid grid-cols-3 gap-3">
        <ColourField label="Colour" value={colour} onChange={setColour} />
        <ColourField label="Background" value={background} onChange={setBackground} />
        <Field label="Size" error={isSize ? undefined : `${smallest} to ${largest}`}>
          <Input
            type="number"
            min={smallest}
            max={largest}
            value={size}
            onChange={({ target }) => setSize(target.value)}
          />
        </Field>
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isBusy} disabled={!isSize}>
          Apply
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          onClick={() => finish(setStyle(project, selectorOf(picked), 'display', 'none'), `${name}: hidden`)}
        >
          <EyeOff aria-hidden /> Hide
        </Button>
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => move('before')}>
          <ArrowUp aria-hidden /> Move up
        </Button>
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => move('after')}>
          <ArrowDown aria-hidden /> Move down
        </Button>
      </div>
    </form>
  );
}

const madeWhileRunning = 'These words are put together while the page runs. Open the code to change them.';

/** As points of the time line call it: `h2 “Notes”`. */
const nameOf = ({ tag, text }: Picked) => (text ? `${tag} “${text.slice(0, 24)}”` : tag);

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const ColourField = ({ label, value, onChange }: ColourFieldProps) => (
  <Field label={label}>
    <input
      type="color"
      aria-label={label}
      value={value}
      className="h-11 w-full rounded-control border border-edge bg-surface p-1"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
