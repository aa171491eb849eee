/** Calls that work as they are, for the description of the API. Those of the tools are the tools' own examples. */
import { z } from 'zod';
import { sendMessage } from '#features/mcp/contract.ts';
import {
  createCompletion,
  createEmbeddings,
  createLegacyCompletion,
  createModeration,
  createResponse,
} from '#features/openai-api/contract.ts';
import { createImages, createSpeech } from '#features/openai-api/media/contract.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { ExampleCall } from '#kit/contract/openapi.ts';
import { createRun } from '#tools/run/contract.ts';
import type { AnyTool } from '#tools/define/tool.ts';

const question = [{ role: 'user', content: 'What is the capital of Portugal?' }];

export function exampleCalls(tools: readonly AnyTool[]) {
  const examples = new Map<AnyEndpoint, ExampleCall[]>([
    [createRun, tools.flatMap(runsOf)],
    [
      createCompletion,
      [
        { title: 'A question', body: { model: 'auto', messages: question } },
        { title: 'Streamed', body: { model: 'auto', messages: question, stream: true } },
        { title: 'What engines agree on', body: { model: 'consensus', messages: question } },
      ],
    ],
    [
      createResponse,
      [
        { title: 'A question', body: { model: 'auto', input: 'What is the capital of Portugal?' } },
        {
          title: 'What engines agree on',
          body: { model: 'consensus', input: 'What is the capital of Australia?' },
        },
      ],
    ],
    [
      createEmbeddings,
      [{ title: 'Two texts', body: { model: 'auto', input: ['bamboo', 'a kind of grass'] } }],
    ],
    [
      createLegacyCompletion,
      [
        {
          title: 'A text to go on with',
          body: { model: 'auto', prompt: 'What is the capital of Portugal?' },
        },
      ],
    ],
    [
      createModeration,
      [{ title: 'Two texts', body: { input: ['Good morning, dear panda.', 'I want to hurt myself.'] } }],
    ],
    [createSpeech, [{ title: 'A sentence', body: { model: 'auto', input: 'Good morning, dear panda.' } }]],
    [
      createImages,
      [{ title: 'A picture', body: { model: 'auto', prompt: 'A panda that reads a newspaper' } }],
    ],
    [
      sendMessage,
      [
        { title: 'List the tools', body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
        ...tools.slice(0, 1).flatMap(messageOf),
      ],
    ],
  ]);
  return (endpoint: AnyEndpoint) => examples.get(endpoint) ?? [];
}

function runsOf({ id, title, input, examples }: AnyTool): ExampleCall[] {
  const schema = z.strictObject({ ...createRun.body.shape, input });
  return examples.map((example) => ({
    title: `${title}: ${example.title}`,
    params: { tool: id },
    body: { input: example.input },
    schema,
  }));
}

function messageOf({ id, title, examples: [first] }: AnyTool): ExampleCall[] {
  if (!first) return [];
  const params = { name: id, arguments: first.input };
  return [{ title: `Run ${title}`, body: { jsonrpc: '2.0', id: 2, method: 'tools/call', params } }];
}
