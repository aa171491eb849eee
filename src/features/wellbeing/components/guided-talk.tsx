import { useState, type ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { exerciseNamed } from '../exercises/exercises.ts';
import { feelings } from '../moods.ts';
import { after, crisisReply, needs, stepQuestions, type GuidedStep, type NeedId } from '../talk/guided.ts';
import { ChoiceField } from './choice-field.tsx';
import { OwnWords } from './own-words.tsx';

interface GuidedTalkProps {
  onText: (text: string) => boolean;
  onExercise: (id: string) => void;
  onJournal: () => void;
}

/** The conversation without a language model: what was said stays above, one question at a time below. */
export function GuidedTalk({ onText, onExercise, onJournal }: GuidedTalkProps) {
  const [step, setStep] = useState<GuidedStep>('feelings');
  const [felt, setFelt] = useState<string[]>([]);
  const [happened, setHappened] = useState('');
  const [hardest, setHardest] = useState('');
  const [need, setNeed] = useState<NeedId>();
  const chosen = needs.find(({ id }) => id === need);
  const next = () => setStep(after(step));
  const [isHelped, setHelped] = useState(false);
  /** Words of crisis bring help above; the talk waits until the person wants to go on. */
  const take = (set: (text: string) => void) => (text: string) => {
    set(text);
    setHelped(onText(text));
    next();
  };

  return (
    <div className="grid max-w-3xl gap-5">
      {step !== 'feelings' && felt.length > 0 && <Said>{felt.join(', ')}</Said>}
      {happened && <Said>{happened}</Said>}
      {hardest && <Said>{hardest}</Said>}
      <div className="flex items-start gap-4">
        <Panda mood={step === 'offer' ? 'wave' : 'listen'} size={64} />
        <p className="rounded-card bg-leaf p-4" aria-live="polite">
          {isHelped ? crisisReply : stepQuestions[step]}
        </p>
      </div>
      {isHelped && (
        <div>
          <Button variant="secondary" onClick={() => setHelped(false)}>
            I’m safe for now, go on
          </Button>
        </div>
      )}
      {!isHelped && step === 'feelings' && (
        <>
          <ChoiceField label="What you feel" options={feelings} value={felt} onChange={setFelt} />
          <div>
            <Button onClick={next}>{felt.length > 0 ? 'Continue' : 'I can’t say'}</Button>
          </div>
        </>
      )}
      {!isHelped && step === 'happened' && (
        <OwnWords key="happened" label="What happened" onDone={take(setHappened)} />
      )}
      {!isHelped && step === 'hardest' && (
        <OwnWords key="hardest" label="The hardest part" onDone={take(setHardest)} />
      )}
      {!isHelped && step === 'need' && (
        <div className="flex flex-wrap gap-3">
          {needs.map(({ id, label }) => (
            <Button
              key={id}
              variant="secondary"
              onClick={() => {
                setNeed(id);
                next();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {step === 'offer' && (
        <div className="flex flex-wrap gap-3">
          {chosen?.exercises.map((id) => (
            <Button key={id} variant="secondary" onClick={() => onExercise(id)}>
              {exerciseNamed(id)!.title}
            </Button>
          ))}
          <Button variant="secondary" onClick={onJournal}>
            Write in the journal
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              setStep('feelings');
              setFelt([]);
              setHappened('');
              setHardest('');
            }}
          >
            Start again
          </Button>
        </div>
      )}
    </div>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="ms-auto max-w-prose rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line">
    {children}
  </p>
);
