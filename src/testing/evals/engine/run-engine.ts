/** Thirty tasks for each tool with one engine, and a page to look at. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listEngines } from '#kit/ai/contract.ts';
import { projectFolder } from '#kit/paths.server.ts';
import { mainText } from '#tools/define/output.ts';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import type { Client } from '#testing/client.ts';
import { checkResult } from './check-result.ts';
import { startInstallation } from './installation.ts';
import { evalPage, type TaskResult } from './page.ts';
import { situations } from './situations.ts';
import { tasksByTool, type ToolTasks } from './tasks.ts';

interface Options {
  engine: string;
  /** Only these. */
  tools: readonly string[];
  /** At most so many tasks of each. */
  most: number;
}

export async function runEngine({ engine, tools, most }: Options): Promise<void> {
  const unknown = tools.find((tool) => !tasksByTool[tool]);
  if (unknown) throw new Error(`No tasks for ${unknown}. There are: ${Object.keys(tasksByTool).join(', ')}`);
  const installation = await startInstallation();
  try {
    await requireEngine(engine, installation);
    const file = path.join(projectFolder, 'build', 'evals', `${engine.replaceAll(/[^\w.-]+/g, '-')}.html`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const results: TaskResult[] = [];
    for (const [tool, tasks] of Object.entries(tasksByTool)) {
      if (tools.length > 0 && !tools.includes(tool)) continue;
      const person = await installation.arrive();
      for (const situation of situations.slice(0, most)) {
        results.push(await runTask({ tool, tasks, situation, engine }, person));
        // A page from the first task on: whoever stops early keeps what there is.
        fs.writeFileSync(file, evalPage(engine, results));
      }
      console.log(`${tool}: ${results.filter((one) => one.tool === tool && one.checks.done).length} done`);
    }
    console.log(`Written to ${path.relative(projectFolder, file)}`);
  } finally {
    await installation.close();
  }
}

async function requireEngine(
  engine: string,
  { services, arrive }: Awaited<ReturnType<typeof startInstallation>>,
) {
  await services.ai.findLocal();
  const { items } = (await (await arrive()).call(listEngines)).body;
  const able = items.filter(({ can }) => can.includes('text')).map(({ id }) => id);
  if (!able.includes(engine)) throw new Error(`There is no engine ${engine}. There are: ${able.join(', ')}`);
}

interface Task {
  tool: string;
  tasks: ToolTasks;
  situation: (typeof situations)[number];
  engine: string;
}

async function runTask({ tool, tasks, situation, engine }: Task, person: Client): Promise<TaskResult> {
  const input = await tasks.inputFor(situation, person);
  const begun = performance.now();
  const run = await runToEnd(person, { tool, input, engine });
  const text = run.output.texts[mainText] ?? '';
  const outcome = {
    isDone: run.state === 'done',
    isByEngine: run.engines.length > 0 && run.engines.every(({ id }) => id === engine),
    text,
  };
  return {
    tool,
    topic: situation.topic,
    input: JSON.stringify(input, null, 2),
    text,
    error: run.error,
    seconds: (performance.now() - begun) / 1000,
    checks: checkResult(outcome, tasks.material(situation), tasks),
  };
}

async function runToEnd(
  person: Client,
  { tool, input, engine }: { tool: string; input: object; engine: string },
): Promise<RunView> {
  const { status, text, body } = await person.call(createRun, {
    params: { tool },
    body: { input, engine } as never,
  });
  if (status !== 200) throw new Error(`${tool}: ${text}`);
  for (;;) {
    const { body: run } = await person.call(getRun, { params: { id: body.id } });
    if (!isOpen(run.state)) return run;
    await pause(100);
  }
}
