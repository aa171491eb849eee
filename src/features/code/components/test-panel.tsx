/** The tests of a project, run in a frame like the preview. */
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import type { ProjectData } from '#tools/kinds/project.ts';
import { bundle } from '../bundle/bundler.ts';
import type { TestResult } from '../preview/messages.ts';
import { testFilesOf, withTestPage } from '../tests/test-page.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface Run {
  number: number;
  html: string | null;
  results: TestResult[] | null;
  problem: string | null;
}

const longestRunMs = 30_000;

export function TestPanel({ project }: { project: ProjectData }) {
  const [run, setRun] = useState<Run>();
  const files = testFilesOf(project);
  if (files.length === 0) return null;
  const isRunning = run !== undefined && run.results === null && run.problem === null;
  async function start() {
    const number = (run?.number ?? 0) + 1;
    const update = (change: Partial<Run>) =>
      setRun((latest) => (latest?.number === number ? { ...latest, ...change } : latest));
    setRun({ number, html: null, results: null, problem: null });
    try {
      const bundled = await bundle(withTestPage(project));
      if (bundled.isReady) update({ html: bundled.html });
      else update({ problem: bundled.problems[0]?.text ?? 'The tests can’t be built.' });
    } catch (error) {
      update({ problem: (error as Error).message });
    }
    setTimeout(
      () =>
        setRun((latest) =>
          latest?.number === number && latest.results === null
            ? { ...latest, html: null, problem: latest.problem ?? 'The tests did not end and were stopped.' }
            : latest,
        ),
      longestRunMs,
    );
  }
  const failed = run?.results?.filter(({ problem }) => problem !== null).length ?? 0;
  return (
    <section aria-label="Tests" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-sm font-semibold">Tests</h2>
        <p role="status" className="text-sm text-muted">
          {isRunning && 'Running…'}
          {run?.results && `${run.results.length - failed} passed, ${failed} failed`}
        </p>
        <Button size="sm" variant="secondary" pending={isRunning} onClick={() => void start()}>
          Run tests
        </Button>
      </div>
      {run?.problem && <p className="font-mono text-sm text-danger">{run.problem}</p>}
      {run?.results && (
        <ul className="grid gap-1 text-sm">
          {run.results.map(({ name, problem }, at) => (
            <li key={`${at} ${name}`} className={problem === null ? undefined : 'text-danger'}>
              {problem === null ? '✓' : '✗'} <bdi>{name}</bdi>
              {problem !== null && <span className="block pl-5 font-mono wrap-anywhere">{problem}</span>}
            </li>
          ))}
        </ul>
      )}
      {run?.html && !run.results && (
        <div className="h-1 overflow-hidden" aria-hidden>
          <PreviewFrame
            key={run.number}
            html={run.html}
            stored={{}}
            grant={null}
            title="Tests"
            onMessage={(message) => {
              if (message.is === 'tested') setRun({ ...run, results: message.results });
              if (message.is === 'error') setRun({ ...run, problem: message.text });
            }}
          />
        </div>
      )}
    </section>
  );
}
