import { Panda } from '#kit/ui/panda/panda.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { attentionWords } from '../attention-words.ts';

interface AttentionProps {
  openFeedback: number | undefined;
  jobsFailed: number | undefined;
  mailsWaiting: number | undefined;
}

/** The one sentence to read first: what waits for someone. */
export function Attention(counts: AttentionProps) {
  const words = attentionWords(counts);
  return (
    <div className="flex items-center gap-4 rounded-card bg-sunken p-4 sm:gap-5 sm:px-6">
      <Panda mood={words?.calm ? 'sleep' : 'idle'} size={64} className="shrink-0" />
      {words ? (
        <p className="text-lg" aria-live="polite">
          {words.sentence}
        </p>
      ) : (
        <Skeleton className="w-64" />
      )}
    </div>
  );
}
