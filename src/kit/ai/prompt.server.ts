/** From our words to those of the model interface. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
} from '@ai-sdk/provider';
import { z } from 'zod';
import type { Content, Finish, JsonSchema, Message, Tools, ToolUse } from './messages.ts';

export function toPrompt(
  instructions: string | undefined,
  messages: readonly Message[],
): LanguageModelV4Message[] {
  return [
    ...(instructions ? [{ role: 'system' as const, content: instructions }] : []),
    ...messages.map(toMessage),
  ];
}

function toMessage(message: Message): LanguageModelV4Message {
  if (message.role === 'tool')
    return {
      role: 'tool',
      content: message.content.map(({ id, name, output }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'text', value: output },
      })),
    };
  const { role, content } = message;
  const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
  return { role, content: parts.map(toPart) } as LanguageModelV4Message;
}

function toPart(part: Content | ToolUse) {
  switch (part.type) {
    case 'text':
      return part;
    case 'file':
      return { ...part, data: { type: 'data', data: part.data } };
    case 'tool-call':
      return { type: part.type, toolCallId: part.id, toolName: part.name, input: part.input };
  }
}

export function toTools(tools: Tools | undefined): Pick<LanguageModelV4CallOptions, 'tools'> {
  if (!tools) return {};
  return {
    tools: Object.entries(tools).map(
      ([name, { description, input, strict }]): LanguageModelV4FunctionTool => ({
        type: 'function',
        name,
        inputSchema: 'jsonSchema' in input ? (input.jsonSchema as never) : jsonSchema(input),
        ...(description === undefined ? {} : { description }),
        ...(strict === undefined ? {} : { strict }),
      }),
    ),
  };
}

/** JSON in a shape that somebody else wrote down, or in any shape. */
export interface Format {
  name?: string | undefined;
  description?: string | undefined;
  jsonSchema?: JsonSchema | undefined;
  strict?: boolean | undefined;
}

export function toFormat(
  schema: z.ZodType | undefined,
  format?: Format,
): Pick<LanguageModelV4CallOptions, 'responseFormat'> {
  if (format) {
    const { name, description, jsonSchema: given } = format;
    return {
      responseFormat: {
        type: 'json',
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(given === undefined ? {} : { schema: given as never }),
      },
    };
  }
  return schema ? { responseFormat: { type: 'json', name: 'answer', schema: jsonSchema(schema) } } : {};
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { target: 'draft-7' }) as LanguageModelV4FunctionTool['inputSchema'];
}

const finishes: Partial<Record<LanguageModelV4FinishReason['unified'], Finish>> = {
  length: 'length',
  'content-filter': 'filtered',
  'tool-calls': 'tools',
};

export const toFinish = ({ unified }: LanguageModelV4FinishReason): Finish => finishes[unified] ?? 'done';
