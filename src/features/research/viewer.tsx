import { useState } from 'react';
import { mainText } from '#tools/define/output.ts';
import type { Viewed } from '#tools/kinds/kind-table.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { AnswerView } from './components/answer-view.tsx';
import { ReportView } from './components/report-view.tsx';
import type { ResearchData } from './data.ts';

/** A research to read: on shared pages, in the gallery, and its follow-ups on its own page. */
export default function ResearchViewer({ output: { data, texts }, isGrowing = false }: Viewed<ResearchData>) {
  const known = data;
  const [style, setStyle] = useState(known?.is === 'report' ? known.style : 'apa');
  if (!known) return <AnswerText text={texts[mainText] ?? ''} />;
  if (known.is === 'answer') return <AnswerView answer={known} />;
  return <ReportView report={known} isGrowing={isGrowing} style={style} onStyle={setStyle} />;
}
