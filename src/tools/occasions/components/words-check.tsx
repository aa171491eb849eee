import SpellCheck from 'lucide-react/icons/spell-check';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { sayWhy } from '#tools/page/say-why.ts';
import { createRun } from '#tools/run/contract.ts';

const CorrectedWords = lazy(() => import('./corrected-words.tsx'));
const grammarTool = 'grammar';

interface WordsCheckProps {
  words: string;
  onUse: (words: string) => void;
}

/** The grammar tool on what was typed: corrections are shown, and taken over by whoever wrote it alone. */
export function WordsCheck({ words, onUse }: WordsCheckProps) {
  const [checked, setChecked] = useState<{ run: string; words: string }>();
  const start = useCall(createRun, {
    onSuccess: ({ id }) => setChecked({ run: id, words }),
  });
  const isShown = checked?.words === words;
  return (
    <>
      {!isShown && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          pending={start.isPending}
          onClick={() =>
            start.mutate(
              { params: { tool: grammarTool }, body: { input: { text: words } } },
              { onError: sayWhy },
            )
          }
        >
          <SpellCheck aria-hidden /> Check spelling and grammar
        </Button>
      )}
      {isShown && (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <CorrectedWords run={checked.run} words={words} onUse={onUse} />
        </Suspense>
      )}
    </>
  );
}
