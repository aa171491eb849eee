import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { safetyQuestion, safetyThanks } from '../talk/guided.ts';

interface SafetyQuestionProps {
  /** They are in danger, or not sure. */
  onDanger: () => void;
  onExercise: (id: string) => void;
  /** They are safe, or want to talk all the same. */
  onContinue: () => void;
}

/** Asks everyone directly, so that help does not depend on words that a program knows. */
export function SafetyQuestion({ onDanger, onExercise, onContinue }: SafetyQuestionProps) {
  const [isInDanger, setIsInDanger] = useState(false);
  return (
    <section aria-label="Are you safe?" className="grid max-w-3xl gap-5">
      <div className="flex items-start gap-4">
        <Panda mood="listen" size={64} />
        <p className="rounded-card bg-leaf p-4" aria-live="polite">
          {isInDanger ? safetyThanks : safetyQuestion}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isInDanger ? (
          <>
            <Button variant="danger" onClick={onDanger}>
              Show help
            </Button>
            <Button variant="secondary" onClick={() => onExercise('breathing')}>
              Breathe with me first
            </Button>
            <Button variant="ghost" onClick={onContinue}>
              Continue writing
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setIsInDanger(true);
                onDanger();
              }}
            >
              Yes, or I’m not sure
            </Button>
            <Button variant="secondary" onClick={onContinue}>
              No, I’m safe
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
