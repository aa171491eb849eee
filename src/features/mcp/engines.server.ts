/** The engines that the caller may use: as a tool for assistants that choose one, and as a resource to read. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { z } from 'zod';
import { capabilities } from '#kit/ai/engine.ts';
import type { MemberContext } from '#kit/http/context.server.ts';

export const enginesUri = 'frenly://engines';
export const enginesToolName = 'list-engines';

const input = z.strictObject({
  can: z
    .enum(capabilities)
    .optional()
    .describe('Only engines that can do this: text, tools, structure, vision, embeddings, speech and so on.'),
});
const output = z.object({
  engines: z
    .array(
      z.object({
        id: z.string().describe('The id to use in requests.'),
        title: z.string().describe('Its display name.'),
        provider: z.string().describe('Its provider.'),
        family: z.string().describe('Engines of one family tend to make the same mistakes.'),
        about: z.string().nullable().describe('What it’s good at.'),
        can: z.array(z.enum(capabilities)).describe('What it can do.'),
        contextTokens: z.number().nullable().describe('Its context length; null if unknown.'),
        state: z.enum(['unknown', 'good', 'unsteady', 'failing']).describe('Its recent status.'),
      }),
    )
    .describe('Best first; the first suitable one is the default.'),
});

export const enginesTool = {
  name: enginesToolName,
  title: 'List engines',
  description: 'The engines you can choose when calling a tool, and what each can do.',
  inputSchema: z.toJSONSchema(input, { io: 'input' }),
  outputSchema: z.toJSONSchema(output),
  annotations: { title: 'List engines', readOnlyHint: true, openWorldHint: false },
};

export const enginesResource = {
  uri: enginesUri,
  name: 'engines',
  title: 'Engines',
  description: 'The engines you can use, and what each can do.',
  mimeType: 'application/json',
};

async function enginesOf({ ai, caller }: MemberContext, can?: (typeof capabilities)[number]) {
  await ai.findLocal();
  const engines = await ai.enginesFor(ownerFor(caller), can ? [can] : []);
  return output.parse({ engines: engines.map((one) => ({ ...one, state: one.health.state })) });
}

export const readEngines = async (context: MemberContext) =>
  JSON.stringify(await enginesOf(context), null, 2);

/** Answers words for what does not fit. */
export async function callEnginesTool(given: unknown, context: MemberContext): Promise<object> {
  const asked = input.safeParse(given);
  if (!asked.success)
    return { content: [{ type: 'text', text: asked.error.issues[0]!.message }], isError: true };
  const found = await enginesOf(context, asked.data.can);
  const lines = found.engines.map(({ id, title, can }) => `- ${id}: ${title} (${can.join(', ')})`);
  return {
    content: [{ type: 'text', text: lines.join('\n') || 'No engine here can do that.' }],
    structuredContent: found,
    isError: false,
  };
}
