import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { Markdown } from '#kit/ui/markdown/markdown.tsx';
import { mainText } from '#tools/define/output.ts';
import { getRun } from '#tools/run/contract.ts';
import { codeGenerator } from '../tool.ts';

/** What a project was assembled from, and what of the description nothing was made of; or the plan that a model followed. */
export function GenerationNotes({ run }: { run: string }) {
  const { data } = useQuery(query(getRun, { params: { id: run } }));
  const text = data?.tool === codeGenerator.id ? data.output.texts[mainText] : undefined;
  if (!text) return null;
  return (
    <details className="rounded-card border border-line bg-surface p-4">
      <summary className="cursor-pointer font-medium">How it was made</summary>
      <div className="pt-3">
        <Markdown text={text} />
      </div>
    </details>
  );
}
