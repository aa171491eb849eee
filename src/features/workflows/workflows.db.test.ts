/** Workflows as works, checked, run, waited for, stopped, gone on with. */
import { expect } from 'vitest';
import { createRun, getRun } from '#tools/run/contract.ts';
import { createWork, saveWork } from '#tools/work/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  checkWorkflow,
  decideStep,
  flowOfRun,
  getExecution,
  getExecutionStep,
  listFlowTools,
  listWorkflowExecutions,
  quoteWorkflow,
  restartFailed,
  startExecution,
  stopExecution,
} from './contract.ts';
import type { Flow, Step } from './flow/flow.ts';
import {
  beginFlow,
  echoes,
  echoFeature,
  echoStep,
  executed,
  failures,
  flowOf,
  link,
  started,
  statesOf,
  until,
  whenEnded,
} from './workflows.testing.ts';
import { workflowWork } from './work.ts';

const app = useTestApp({ RATE_LIMITS: 'false' }, { features: [echoFeature] });

const problemsOf = async (flow: Flow) => {
  const { status, body } = await app.client().call(checkWorkflow, { body: { flow } });
  expect(status).toBe(200);
  return body.problems.map(({ message }) => message);
};

test('steps run in order, each with what the one before it made', async () => {
  const client = app.client();
  const flow = flowOf(
    [echoStep('first', 'Hello {{input.name}}'), echoStep('second', '', { fields: { times: 2 } })],
    [link('first', 'second', '*')],
    { inputs: [{ name: 'name', label: 'Name', kind: 'line', sample: 'panda' }] },
  );
  const ended = await executed(client, flow, { name: 'Ada' });
  expect(ended).toMatchObject({ state: 'done', result: 'Hello Ada Hello Ada', trigger: 'hand', credits: 0 });
  expect(ended.steps.map(({ step, state }) => `${step} ${state}`)).toEqual(['first done', 'second done']);
  const params = { id: ended.id, step: 'second' };
  const { body } = await client.call(getExecutionStep, { params });
  expect(body).toMatchObject({ input: { text: 'Hello Ada', times: 2 }, text: 'Hello Ada Hello Ada' });
  const { body: list } = await client.call(listWorkflowExecutions, { params: { id: ended.work }, query: {} });
  expect(list.items.map(({ id }) => id)).toEqual([ended.id]);
});

test('a condition chooses the way, the other one is skipped, and both join', async () => {
  const steps: Step[] = [
    { id: 'long', kind: 'branch', title: 'Long?', condition: '$length(input.text) > 5' },
    echoStep('yes', 'It is long'),
    echoStep('no', 'It is short'),
    { id: 'both', kind: 'combine', title: 'Join', text: '' },
  ];
  const links = [
    link('long', 'yes', null, 'yes'),
    link('long', 'no', null, 'no'),
    link('yes', 'both'),
    link('no', 'both'),
  ];
  const inputs = [{ name: 'text', label: 'Text', kind: 'line' as const, sample: '' }];
  const ended = await executed(app.client(), flowOf(steps, links, { inputs }), { text: 'tea' });
  expect(statesOf(ended)).toEqual({ long: 'done', yes: 'skipped', no: 'done', both: 'done' });
  expect(ended.result).toBe('It is short');
});

test('a step repeats for every line, keeps their order, and its results are a list', async () => {
  const client = app.client();
  const steps: Step[] = [
    echoStep('each', '', {
      fields: { text: '{{index + 1}}: {{item}}' },
      each: { list: 'input.lines', into: '' },
    }),
    {
      id: 'sum',
      kind: 'calculate',
      title: 'Count',
      values: [{ name: 'count', expression: '$count(steps.each.items)' }],
    },
  ];
  const inputs = [{ name: 'lines', label: 'Lines', kind: 'list' as const, sample: '' }];
  const flow = flowOf(steps, [link('each', 'sum')], { inputs });
  const ended = await executed(client, flow, { lines: 'one\ntwo\n\nthree\nfour\nfive' });
  expect(ended.steps[0]).toMatchObject({ items: { all: 5, done: 5, failed: 0 } });
  expect(ended.steps[0]!.text.split('\n\n')).toEqual(['1: one', '2: two', '3: three', '4: four', '5: five']);
  expect(ended.result).toBe('5');
});

test('ten thousand items are refused in words, and nothing runs', async () => {
  const flow = flowOf([echoStep('each', '', { each: { list: '[1..10000]', into: 'text' } })]);
  const ended = await executed(app.client(), flow);
  expect(ended.state).toBe('failed');
  expect(ended.error).toMatch(/10,000 items; a step repeats at most 1,000 times/);
});

test('what fails is tried again, and where one item fails the others stay done', async () => {
  const client = app.client();
  failures.set('flaky', 1);
  const flaky = await executed(client, flowOf([echoStep('one', 'flaky', { retries: 2 })]));
  expect(flaky.steps[0]).toMatchObject({ state: 'done', attempt: 2 });

  failures.set('bad', 1);
  const each = { list: '["good", "bad", "fine"]', into: 'text' };
  const work = await beginFlow(client, flowOf([echoStep('each', '', { each })]));
  const failed = await whenEnded(client, (await started(client, work.id)).id);
  expect(failed).toMatchObject({ state: 'failed', error: 'each: 1 of 3 items failed: bad went wrong.' });
  expect(failed.steps[0]!.items).toEqual({ all: 3, done: 2, failed: 1 });
  const goodBefore = echoes.get('good');
  const { status } = await client.call(restartFailed, { params: { id: failed.id } });
  expect(status).toBe(200);
  const again = await whenEnded(client, failed.id);
  expect(again).toMatchObject({ state: 'done', result: 'good\n\nbad\n\nfine' });
  expect(echoes.get('good')).toBe(goodBefore);
});

test('a corrected workflow goes on from the step that failed', async () => {
  const client = app.client();
  failures.set('wrong', 9);
  const first = echoStep('first', 'paid for once');
  const links = [link('first', 'second')];
  const work = await beginFlow(client, flowOf([first, echoStep('second', 'wrong')], links));
  const failed = await whenEnded(client, (await started(client, work.id)).id);
  expect(statesOf(failed)).toEqual({ first: 'done', second: 'failed' });
  const content = flowOf([first, echoStep('second', 'right')], links);
  const body = { revision: work.revision, content, schema: 1 };
  expect((await client.call(saveWork, { params: { id: work.id }, body })).status).toBe(200);
  await client.call(restartFailed, { params: { id: failed.id } });
  const ended = await whenEnded(client, failed.id);
  expect(ended).toMatchObject({ state: 'done', result: 'right' });
  expect(echoes.get('paid for once')).toBe(1);
  expect((await client.call(restartFailed, { params: { id: failed.id } })).status).toBe(409);
});

test('a failure that may be passed over leaves the rest to go on', async () => {
  failures.set('broken', 9);
  const flow = flowOf(
    [
      echoStep('one', 'broken', { onError: 'continue' }),
      { id: 'two', kind: 'combine', title: 'Two', text: 'It said: {{steps.one.error}}' },
    ],
    [link('one', 'two')],
  );
  const ended = await executed(app.client(), flow);
  expect(ended).toMatchObject({ state: 'done', result: 'It said: broken went wrong.' });
});

test('an approval waits for its owner, and nobody else can decide', async () => {
  const { client } = await buildMember(app);
  const ask: Step = { id: 'ask', kind: 'approval', title: 'Ask', question: 'Send “{{input.text}}”?' };
  const inputs = [{ name: 'text', label: 'Text', kind: 'line' as const, sample: 'Hi' }];
  const work = await beginFlow(
    client,
    flowOf([ask, echoStep('sent', 'Sent')], [link('ask', 'sent')], { inputs }),
  );
  const { id } = await started(client, work.id);
  const waiting = await until(client, id, ({ state }) => state === 'waiting');
  expect(waiting.steps[0]).toMatchObject({ state: 'waiting', question: 'Send “Hi”?' });
  const decide = { params: { id }, body: { step: 'ask', approve: true } };
  expect((await app.client().call(decideStep, decide)).status).toBe(404);
  expect((await client.call(decideStep, { ...decide, body: { step: 'sent', approve: true } })).status).toBe(
    409,
  );
  expect((await client.call(decideStep, decide)).status).toBe(200);
  expect(await whenEnded(client, id)).toMatchObject({ state: 'done', result: 'Sent' });
  expect((await client.call(decideStep, decide)).status).toBe(409);

  const other = (await started(client, work.id)).id;
  await until(client, other, ({ state }) => state === 'waiting');
  await client.call(decideStep, { params: { id: other }, body: { step: 'ask', approve: false } });
  const declined = await whenEnded(client, other);
  expect(statesOf(declined)).toEqual({ ask: 'done', sent: 'skipped' });
});

test('what waits can be stopped, and stays stopped', async () => {
  const client = app.client();
  const wait: Step = { id: 'wait', kind: 'wait', title: 'Wait', minutes: 60 };
  const work = await beginFlow(client, flowOf([wait, echoStep('after', 'Later')], [link('wait', 'after')]));
  const { id } = await started(client, work.id);
  await until(client, id, ({ state }) => state === 'waiting');
  expect((await client.call(stopExecution, { params: { id } })).body.state).toBe('stopped');
  expect((await client.call(getExecution, { params: { id } })).body.steps).toHaveLength(1);
});

test('what keeps a workflow from running is said plainly, and it does not start', async () => {
  const circle = flowOf(
    [echoStep('one', 'a'), echoStep('two', 'b')],
    [link('one', 'two'), link('two', 'one')],
  );
  expect(await problemsOf(circle)).toContainEqual(
    'These steps wait for each other: “one”, “two”. Remove a link between them.',
  );
  expect(await problemsOf(flowOf([echoStep('one', 'a', { tool: 'gone' })]))).toEqual([
    'one: The tool “gone” is no longer there. Choose another one, or remove the step.',
  ]);
  expect(await problemsOf(flowOf([echoStep('one', '{{$sum(}}')]))).toContainEqual(
    expect.stringMatching(/^one: the expression “\$sum\(” can’t be read/),
  );
  expect(await problemsOf(flowOf([echoStep('one', '{{steps.two.text}}'), echoStep('two', 'x')]))).toEqual([
    'one uses the result of “two”, which doesn’t come before it. Link them.',
  ]);
  expect(await problemsOf(flowOf([echoStep('one')]))).toHaveLength(1);
  expect(await problemsOf(flowOf([]))).toEqual(['Add a step first.']);
  const client = app.client();
  const work = await beginFlow(client, circle);
  const { status } = await client.call(startExecution, { params: { id: work.id }, body: { input: {} } });
  expect(status).toBe(422);
});

test('hostile expressions end in words: without end, too large, or after the language itself', async () => {
  const client = app.client();
  const calculated = (expression: string) =>
    executed(
      client,
      flowOf([{ id: 'one', kind: 'calculate', title: 'One', values: [{ name: 'x', expression }] }]),
    );
  const endless = await calculated('($f := function($n) { $f($n + 1) }; $f(0))');
  expect(endless).toMatchObject({ state: 'failed' });
  const huge = await calculated('[1..2000000].("aaaaaaaaaa")');
  expect(huge.error).toMatch(/too large|too long/);
  const atOnce = await calculated('$length($pad("", 150000000))');
  expect(atOnce).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/too long or too much memory/),
  });
  const values = Array.from({ length: 5 }, (_, at) => ({
    name: `v${at}`,
    expression: '$pad("", 90000, "x")',
  }));
  const together = await executed(client, flowOf([{ id: 'one', kind: 'calculate', title: 'One', values }]));
  expect(together).toMatchObject({ state: 'failed', error: expect.stringMatching(/too large/) });
  const polluted = await calculated('{"__proto__": {"polluted": "yes"}} ~> |$|{"a": 1}|');
  expect(['done', 'failed']).toContain(polluted.state);
  const after = await calculated('$exists({}.polluted) ? "polluted" : "clean"');
  expect(after.result).toBe('clean');
  const reaching = await calculated('constructor.constructor("return process")()');
  expect(reaching.result).not.toMatch(/process/);
});

test('a workflow of others cannot be read, run or followed', async () => {
  const { client } = await buildMember(app);
  const stranger = app.client();
  const work = await beginFlow(client, flowOf([echoStep('one', 'mine')]));
  const { id } = await started(client, work.id);
  await whenEnded(client, id);
  const params = { id: work.id };
  expect((await stranger.call(startExecution, { params, body: { input: {} } })).status).toBe(404);
  expect((await stranger.call(listWorkflowExecutions, { params, query: {} })).status).toBe(404);
  expect((await stranger.call(quoteWorkflow, { params, body: { input: {} } })).status).toBe(404);
  for (const endpoint of [getExecution, stopExecution, restartFailed])
    expect((await stranger.call(endpoint, { params: { id } })).status).toBe(404);
  expect((await stranger.call(getExecutionStep, { params: { id, step: 'one' } })).status).toBe(404);
  expect((await client.call(quoteWorkflow, { params, body: { input: {} } })).body).toMatchObject({
    credits: 0,
  });
});

test('what is no workflow is not kept, and every tool is there with its fields', async () => {
  const client = app.client();
  const wrong = { kind: workflowWork.id, title: 'Wrong', content: { steps: [{ id: 'A b' }] } };
  expect((await client.call(createWork, { body: wrong })).status).toBe(422);
  const { body } = await client.call(listFlowTools, {});
  const summarise = body.items.find(({ id }) => id === 'summarise')!;
  expect(summarise).toMatchObject({ wordsField: 'text', kind: 'text' });
  expect(summarise.fields.map(({ name, is }) => `${name} ${is}`)).toEqual([
    'text text',
    'files list',
    'length choice',
    'points yes',
  ]);
});

test('what was sent from tool to tool can be kept as a workflow that does the same with other words', async () => {
  const { client } = await buildMember(app);
  const runTool = async (tool: string, input: Record<string, unknown>) => {
    const { body } = await client.call(createRun, { params: { tool }, body: { input } });
    await expect
      .poll(async () => (await client.call(getRun, { params: { id: body.id } })).body.state)
      .toBe('done');
    return (await client.call(getRun, { params: { id: body.id } })).body;
  };
  const first = await runTool('echo', { text: 'A few words that are long enough', times: 2 });
  await runTool('echo', { text: 'Something else that came between' });
  const last = await runTool('grammar', { text: first.output.texts.text });
  const { status, body } = await client.call(flowOfRun, { params: { id: last.id } });
  expect(status).toBe(200);
  expect(body.flow).toMatchObject({
    inputs: [{ name: 'text', sample: 'A few words that are long enough' }],
    steps: [
      { tool: 'echo', fields: { text: '{{input.text}}', times: 2 } },
      { tool: 'grammar', fields: {} },
    ],
    links: [{ from: 'step_1', to: 'step_2', into: '*' }],
  });
  const ended = await executed(client, body.flow, { text: 'Tea is ready for all of us' });
  expect(ended.steps[0]!.text).toBe('Tea is ready for all of us Tea is ready for all of us');
  expect((await app.client().call(flowOfRun, { params: { id: last.id } })).status).toBe(404);
});
