/** Small models get short instructions from every tool: with long ones they answer something else. */
import { afterAll, beforeAll, expect } from 'vitest';
import { useStandInModels } from '#features/mcp/stand-in-models.testing.ts';
import { browserEngineChannel } from '#kit/ai/browser/channel.server.ts';
import { openBrowserTab } from '#testing/browser-tab.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeSources } from '#testing/fake-sources.ts';
import { listen } from '#testing/listening-app.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { exampleFor, pandaPage, runToEnd, spokenText, toolsWithModels } from './tools-with-models.testing.ts';

const longestInstructions = 420;
/** Small models are not asked: they write no programs. */
const notAsked = new Set(['code-generator']);

const sources = await startFakeSources();
const app = useTestApp({ RATE_LIMITS: 'false', ...sources.env });
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  useStandInModels(app.services, spokenText);
  sources.found.set('wikipedia', [pandaPage]);
  server = await listen(app, [browserEngineChannel]);
});
afterAll(() => Promise.all([server.close(), sources.close()]));

test.for(toolsWithModels.filter(({ id }) => !notAsked.has(id)).map((tool) => [tool.id, tool] as const))(
  '%s',
  async ([id, tool]) => {
    const { client, user } = await buildMember(app);
    const { asked, socket } = await openBrowserTab(
      server,
      { person: user },
      () => ['The mill burned down in 1820.'],
      [{ model: 'language-model', contextTokens: 9_216, sees: true }],
    );
    await expect.poll(() => app.services.ai.tabs.modelsOf(user.id).length).toBe(1);
    const written = id === 'search' ? { answer: 'written' } : {};
    await runToEnd(client, id, { ...(await exampleFor(tool, client)), ...written });
    expect(asked.length, 'asked the model').toBeGreaterThan(0);
    for (const { messages } of asked) {
      const instructions = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
      expect(instructions).toHaveLength(1);
      expect(instructions[0]!.length, instructions[0]).toBeLessThanOrEqual(longestInstructions);
    }
    socket.close();
  },
);
