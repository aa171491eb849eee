import Volume2 from 'lucide-react/icons/volume-2';
import { useRef, useState } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { defaultVoice, voices, type Voice } from '#kit/models/voices.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { prepare } from '#tools/hear/prepare.ts';
import type { ToolForm } from '#tools/page/use-tool-form.ts';
import { voiceSample } from '../contract.ts';
import { longestText, type readAloud } from './tool.ts';

const groups: { label: string; has: (voice: Voice) => boolean }[] = [
  {
    label: 'American English',
    has: ({ quality, language }) => quality === 'natural' && language === 'en-US',
  },
  { label: 'British English', has: ({ quality, language }) => quality === 'natural' && language === 'en-GB' },
  { label: 'Light and quick, many languages', has: ({ quality }) => quality === 'light' },
];
const kindWords = { woman: 'female', man: 'male', machine: 'robotic' };
const paces = [0.75, 0.9, 1, 1.1, 1.25, 1.5];
const pauses = [0.3, 0.6, 1, 2];

export function SpeakFields({ form }: { form: ToolForm<(typeof readAloud)['input']> }) {
  const { input, set, touch, errorOf } = form;
  const voice = input.voice ?? defaultVoice;
  return (
    <>
      <Field label="Text" hint="[pause] adds one second of silence, [pause 3] three." error={errorOf('text')}>
        <Textarea
          rows={10}
          maxLength={longestText}
          value={input.text ?? ''}
          onChange={({ target }) => set('text', target.value)}
          onFocus={() => prepare('speech')}
          onBlur={() => touch('text')}
        />
      </Field>
      <div className="grid gap-2">
        <Field label="Voice" error={errorOf('voice')}>
          <Select value={voice} onChange={({ target }) => set('voice', target.value)}>
            {groups.map(({ label, has }) => (
              <optgroup key={label} label={label}>
                {voices.filter(has).map(({ id, name, kind }) => (
                  <option key={id} value={id}>
                    {name} ({kindWords[kind]})
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <SampleButton voice={voice} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Speed">
          <Select
            value={String(input.speed ?? 1)}
            onChange={({ target }) => set('speed', Number(target.value))}
          >
            {paces.map((pace) => (
              <option key={pace} value={pace}>
                {`${pace}×`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Pause between paragraphs">
          <Select
            value={String(input.pause ?? 0.6)}
            onChange={({ target }) => set('pause', Number(target.value))}
          >
            {pauses.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds} s
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

function SampleButton({ voice }: { voice: string }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  function play() {
    const element = sound.current!;
    setState('loading');
    element.src = urlOf(voiceSample, { params: { voice } });
    element.play().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <audio ref={sound} aria-label="Voice sample" preload="none">
        <track kind="captions" />
      </audio>
      <Button variant="secondary" size="sm" pending={state === 'loading'} onClick={play}>
        <Volume2 aria-hidden /> Play sample
      </Button>
      {state === 'loading' && (
        <span role="status" className="text-sm text-muted">
          The voice takes a few seconds to load the first time.
        </span>
      )}
      {state === 'failed' && (
        <span role="alert" className="text-sm text-danger">
          The sample couldn’t be played. Try again in a moment.
        </span>
      )}
    </div>
  );
}
