/** From the messages of the AI SDK to a question: the last words of the person, what was said before, what was attached. */
import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import { z } from 'zod';
import { splitDocuments } from '#kit/documents/given-documents.ts';
import type { Question, Turn } from './expert.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';

/** What a caller may tell about the person, in `providerOptions.bamboo`. */
const optionsSchema = z.object({
  timeZone: z.string().refine(isTimeZone).optional(),
  locale: z.string().max(35).optional(),
  page: z.string().max(500).optional(),
  now: z.coerce.date().optional(),
  asker: z.string().max(100).optional(),
});

const longestText = 1_000_000;

/** What a system message says is for language models; Bamboo follows no instructions but the question. */
export function questionOf({
  prompt,
  providerOptions,
}: Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions'>): Question {
  const {
    timeZone = 'UTC',
    locale,
    page,
    now = new Date(),
    asker,
  } = optionsSchema.parse(providerOptions?.bamboo ?? {});
  const said = prompt.filter((message) => message.role === 'user' || message.role === 'assistant');
  const at = said.findLastIndex(({ role }) => role === 'user');
  const last = said[at];
  const { text, documents } = splitDocuments(last ? wordsIn(last) : '');
  const texts = [...documents, ...(last ? textsIn(last) : [])];
  return {
    text,
    turns: said
      .slice(0, Math.max(0, at))
      .map((message): Turn => ({ role: message.role as Turn['role'], content: wordsIn(message) })),
    now,
    timeZone,
    ...(texts.length > 0 ? { texts } : {}),
    ...(locale ? { locale } : {}),
    ...(page ? { page } : {}),
    ...(asker ? { asker } : {}),
  };
}

function wordsIn(message: LanguageModelV4Message): string {
  if (typeof message.content === 'string') return message.content;
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

/** Attachments that are text; pictures and the like are for others. */
function textsIn(message: LanguageModelV4Message): GivenText[] {
  if (typeof message.content === 'string') return [];
  return message.content.flatMap((part) => {
    if (part.type !== 'file' || !part.mediaType.startsWith('text')) return [];
    const text = textOf(part.data);
    return text === undefined
      ? []
      : [{ title: part.filename ?? 'Attachment', text: text.slice(0, longestText) }];
  });
}

type FileData = Extract<
  Extract<LanguageModelV4Message, { role: 'user' }>['content'][number],
  { type: 'file' }
>['data'];

function textOf(data: FileData): string | undefined {
  if (data.type === 'text') return data.text;
  if (data.type !== 'data') return undefined;
  return typeof data.data === 'string'
    ? Buffer.from(data.data, 'base64').toString('utf8')
    : new TextDecoder().decode(data.data);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
