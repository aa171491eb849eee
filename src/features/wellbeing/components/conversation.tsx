import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { EngineTalk } from './engine-talk.tsx';
import { GuidedTalk } from './guided-talk.tsx';
import { SafetyQuestion } from './safety-question.tsx';

interface ConversationProps {
  /** Whether the text speaks of a crisis; help is shown then. */
  onText: (text: string) => boolean;
  onCrisis: () => void;
  onExercise: (id: string) => void;
  onJournal: () => void;
}

/** Everyone is asked first whether they are safe. Then a conversation with a language model, or without one a guided one. */
export function Conversation({ onText, onCrisis, onExercise, onJournal }: ConversationProps) {
  const { data, isPending } = useQuery(query(listEngines));
  const [isAsked, setIsAsked] = useState(false);
  const [isGuided, setIsGuided] = useState(false);
  if (!isAsked)
    return <SafetyQuestion onDanger={onCrisis} onExercise={onExercise} onContinue={() => setIsAsked(true)} />;
  if (isPending) return <Skeleton className="h-40 w-full" />;
  const model = data?.items.find(({ source, can }) => source !== 'bamboo' && can.includes('text'));
  if (model && !isGuided)
    return (
      <EngineTalk
        engine={model.title}
        onText={onText}
        onCrisis={onCrisis}
        onGuided={() => setIsGuided(true)}
      />
    );
  return <GuidedTalk onText={onText} onExercise={onExercise} onJournal={onJournal} />;
}
