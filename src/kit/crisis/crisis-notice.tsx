/** Help below what someone wrote in a chat, where it speaks of a crisis. What finds that out is loaded when something is written. */
import { lazy, Suspense, useEffect, useState } from 'react';

const CrisisHelp = lazy(async () => ({ default: (await import('./crisis-help.tsx')).CrisisHelp }));

export function CrisisNotice({ text }: { text: string }) {
  const [noticed, setNoticed] = useState<string>();
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (!text.trim()) return;
    let isCurrent = true;
    async function look() {
      const { speaksOfCrisis } = await import('#language/crisis.ts');
      if (isCurrent && speaksOfCrisis(text)) setNoticed(text);
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (noticed !== text || closed === text) return null;
  return (
    <div role="alert" className="min-w-0">
      <Suspense>
        <CrisisHelp onClose={() => setClosed(text)} />
      </Suspense>
    </div>
  );
}
