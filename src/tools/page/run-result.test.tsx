import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawWhole } from '#testing/draw-whole.ts';
import type { RunView } from '../run/contract.ts';
import { begunRun } from '../run/run-view.testing.ts';
import { KindTableContext, kindTableOf, showKind } from '../kinds/kind-table.ts';
import { chatKind, textKind } from '../kinds/shared-kinds.ts';
import { ChatViewer, TextViewer } from '../kinds/text-viewer.tsx';
import { RunResult } from './run-result.tsx';

const run: RunView = { ...begunRun, input: { message: 'What is <b>bamboo</b>?' } };

/** There at once, as on a page that was rendered by the server. */
const kinds = kindTableOf([
  showKind(textKind, { many: 'Texts', viewer: TextViewer }),
  showKind(chatKind, { many: 'Answers', viewer: ChatViewer }),
]);

function draw(change: Partial<RunView>, isConnected = true) {
  return drawWhole(
    <MemoryRouter>
      <KindTableContext value={kinds}>
        <RunResult
          run={{ ...run, ...change }}
          isConnected={isConnected}
          isStopping={false}
          isRetrying={false}
          onStop={() => {}}
          onRetry={() => {}}
          actions="ACTIONS"
        />
      </KindTableContext>
    </MemoryRouter>,
  );
}
const text = (text: string) => ({ texts: { text }, data: null });

test('each state says what it is and what can be done', async () => {
  expect(await draw({ state: 'queued' })).toMatch(/Waiting in the queue.*Stop/s);
  expect(await draw({ step: 'Reading' })).toMatch(/Reading.*Stop/s);
  expect(await draw({ step: 'Page 3', progress: 0.3 })).toMatch(/Page 3.*30%.*Stop/s);
  expect(await draw({}, false)).toContain('Connection lost');
  expect(await draw({ output: text('Half') })).toMatch(/Half.*Stop/s);
  const done = await draw({
    state: 'done',
    output: text('All'),
    engines: [{ id: 'b', title: 'Bamboo', note: 'Answered by Bamboo because X is busy.' }],
  });
  expect(done).toMatch(/All.*ACTIONS.*Made with Bamboo\. Answered by Bamboo because X is busy\./s);
  expect(done).not.toContain('Try again');
  expect(await draw({ state: 'failed', error: 'It fell asleep.' })).toMatch(
    /No result.*It fell asleep.*Try again/s,
  );
  expect(await draw({ state: 'incomplete', error: 'Cut off.', output: text('Half') })).toMatch(
    /Half.*Incomplete result.*Cut off.*Try again/s,
  );
  expect(await draw({ state: 'stopped', output: text('Half') })).toMatch(/Half.*Stopped.*Try again/s);
});

test('nothing that an engine or a person writes becomes more than text', async () => {
  const hostile =
    '<img src=x onerror=alert(1)> <script>alert(1)</script> [a](javascript:alert(1)) ![b](https://evil.example/p.png) [c](data:text/html,x)';
  const drawn = await draw({
    kind: 'chat',
    state: 'done',
    output: {
      texts: { text: hostile },
      data: { sources: [{ title: '<b>s</b>', href: 'javascript:alert(1)' }] },
    },
  });
  expect(drawn).not.toMatch(/<(?:img|script|b)\b|href="(?:javascript|data):/i);
  expect(drawn).toContain('What is &lt;b&gt;bamboo');
});
