/** The page to look at: a table of what could be checked, and below it every task with its result. */
import type { Checks } from './check-result.ts';

export interface TaskResult {
  tool: string;
  topic: string;
  input: string;
  text: string;
  /** Why it ended early. */
  error: string | null;
  seconds: number;
  checks: Checks;
}

const style = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse}th,td{border:1px solid #bbb;padding:.3rem .6rem;text-align:left;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:inherit}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.failed{color:#a30000}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function evalPage(engine: string, results: readonly TaskResult[]): string {
  const tools = [...Map.groupBy(results, ({ tool }) => tool)];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(engine)}: tasks</title><style>${style}</style>
<h1>${escaped(engine)}</h1>
<p>${results.length} tasks. The table counts what can be checked without reading; whether a result is good, only reading shows.</p>
${tableOf(tools)}
${tools.map(([tool, own]) => `<h2 id="${escaped(tool)}">${escaped(tool)}</h2>${own.map(taskOf).join('\n')}`).join('\n')}
</html>`;
}

function tableOf(tools: readonly [string, readonly TaskResult[]][]): string {
  const columns = Object.keys(tools[0]?.[1][0]?.checks ?? {}) as (keyof Checks)[];
  const rows = tools.map(([tool, own]) => {
    const counts = columns.map((column) => own.filter(({ checks }) => checks[column]).length);
    const cells = [`<a href="#${escaped(tool)}">${escaped(tool)}</a>`, own.length, ...counts, medianOf(own)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['tool', 'tasks', ...columns, 'seconds (median)'].map((head) => `<th>${head}</th>`);
  return `<table><tr>${heads.join('')}</tr>${rows.join('')}</table>`;
}

function medianOf(results: readonly TaskResult[]): string {
  const sorted = results.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}

function taskOf({ topic, input, text, error, seconds, checks }: TaskResult): string {
  const missed = Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [`not: ${check}`]));
  const notes = [...missed, ...(error ? [error] : [])].map(
    (note) => `<p class="failed">${escaped(note)}</p>`,
  );
  return `<h3>${escaped(topic)} (${seconds.toFixed(1)} s)</h3>${notes.join('')}
<div class="pair"><pre>${escaped(input)}</pre><pre>${escaped(text)}</pre></div>`;
}
