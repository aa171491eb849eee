import type { WorkView } from './contract.ts';
import { useShownWork } from './work-table.ts';

/** Only what names a file of its own has one to show. */
const namesFile = (content: unknown) => /"file":"[\da-f-]{36}"/.test(JSON.stringify(content ?? null));

/** What the choice to show a work's files is called; undefined where it has none. */
export function useFilesChoice({ kind, runId, content }: WorkView): string | undefined {
  const words = useShownWork(kind)?.withFiles;
  return runId && namesFile(content) ? words : undefined;
}
