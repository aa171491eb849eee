/** Help below what someone wrote in a chat, where it speaks of a crisis; one line where it only asks for facts. What finds that out is loaded when something is written. */
import { lazy, Suspense, useEffect, useState } from 'react';

const CrisisHelp = lazy(async () => ({ default: (await import('./crisis-help.tsx')).CrisisHelp }));
const HelpBeside = lazy(async () => ({ default: (await import('./help-beside.tsx')).HelpBeside }));

export function CrisisNotice({ text }: { text: string }) {
  const [noticed, setNoticed] = useState<{ text: string; isFirst: boolean }>();
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (!text.trim()) return;
    let isCurrent = true;
    async function look() {
      const { needsHelpFirst, speaksOfCrisis } = await import('#language/crisis.ts');
      if (isCurrent && speaksOfCrisis(text)) setNoticed({ text, isFirst: needsHelpFirst(text) });
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (noticed?.text !== text || closed === text) return null;
  return (
    <div role={noticed.isFirst ? 'alert' : 'note'} className="min-w-0">
      <Suspense>{noticed.isFirst ? <CrisisHelp onClose={() => setClosed(text)} /> : <HelpBeside />}</Suspense>
    </div>
  );
}
