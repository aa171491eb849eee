/**
 * A lesson: a Markdown file whose front matter says where it belongs, with an exercise and a quiz as blocks of JSON in it. What is
 * right stays here; the browser gets questions and tasks.
 */
import { z } from 'zod';
import { readFrontMatter } from '#kit/front-matter.ts';
import { trackIds } from '../tracks.ts';

const frontMatter = z.strictObject({
  title: z.string().min(3).max(60),
  track: z.enum(trackIds),
  /** Its place within the track. */
  order: z.coerce.number().int().min(1),
  minutes: z.coerce.number().int().min(1).max(60),
  summary: z.string().min(20).max(160),
});

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** What must be true of a run: of something that went in or came out of it. */
const check = z
  .strictObject({
    /** `input.length`, `text` for the main text, `data.changes`, `state`. */
    of: z.string().regex(/^(?:input|data|text)(?:\.[\w-]+)*$/),
    is: z.union([z.string(), z.number(), z.boolean()]).optional(),
    has: z.string().optional(),
    lacks: z.string().optional(),
    matches: z.string().optional(),
    /** Of a number, or of how many or how much there is. */
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
    /** What to tell whoever is not there yet. */
    hint: z.string().min(10).max(200),
  })
  .refine(({ of: _, hint: __, ...conditions }) => Object.keys(conditions).length === 1, 'one condition each');
export type Check = z.output<typeof check>;

const field = z.strictObject({
  name: z.string().max(40),
  label: z.string().max(60),
  kind: z.enum(['long', 'line', 'choice', 'tick']),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
});

const input = z.record(z.string(), z.unknown());

const exercise = z.strictObject({
  id,
  task: z.string().min(20).max(400),
  tool: z.string(),
  /** What the button says. */
  action: z.string().max(30),
  fields: z.array(field).min(1).max(6),
  /** What stands in the form at first. */
  start: input,
  /** An input that does it: the lesson check runs it. */
  solution: input,
  checks: z.array(check).min(1).max(8),
});
export type Exercise = z.output<typeof exercise>;

const question = z
  .strictObject({
    id,
    ask: z.string().min(10).max(300),
    options: z.array(z.string().min(1).max(200)).min(2).max(5),
    /** The place of the right one. */
    right: z.number().int().min(0),
    why: z.string().min(10).max(400),
  })
  .refine(({ options, right }) => right < options.length, 'the right one is among the options');
export type Question = z.output<typeof question>;

export type LessonPart =
  | { is: 'text'; text: string }
  | { is: 'exercise'; exercise: Exercise }
  | { is: 'quiz'; questions: Question[] };

export interface Lesson extends z.output<typeof frontMatter> {
  slug: string;
  parts: LessonPart[];
  /** The file itself. */
  source: string;
}

const special = /^```(exercise|quiz)\n([\s\S]*?)^```$/gm;

export function readLesson(slug: string, source: string): Lesson {
  const read = readFrontMatter(source);
  if (!read) throw new Error(`The lesson ${slug} has no front matter.`);
  const fields = frontMatter.safeParse(read.fields);
  if (!fields.success) throw new Error(`The lesson ${slug} is not right: ${z.prettifyError(fields.error)}`);
  try {
    return { slug, ...fields.data, parts: readParts(read.body), source };
  } catch (error) {
    throw new Error(`The lesson ${slug} has a block that is not right.`, { cause: error });
  }
}

function readParts(body: string): LessonPart[] {
  const parts: LessonPart[] = [];
  const addText = (text: string) => {
    if (text.trim() !== '') parts.push({ is: 'text', text: text.trim() });
  };
  let at = 0;
  for (const match of body.matchAll(special)) {
    addText(body.slice(at, match.index));
    const block: unknown = JSON.parse(match[2]!);
    parts.push(
      match[1] === 'exercise'
        ? { is: 'exercise', exercise: exercise.parse(block) }
        : { is: 'quiz', questions: z.array(question).min(1).max(20).parse(block) },
    );
    at = match.index + match[0].length;
  }
  addText(body.slice(at));
  return parts;
}

export const exercisesOf = ({ parts }: Lesson): Exercise[] =>
  parts.flatMap((part) => (part.is === 'exercise' ? [part.exercise] : []));

export const questionsOf = ({ parts }: Lesson): Question[] =>
  parts.flatMap((part) => (part.is === 'quiz' ? part.questions : []));
