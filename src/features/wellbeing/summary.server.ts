/** What someone may take to a professional: moods, scores, exercises and the plan, in their own words and without any judgement. */
import { heading, note, points, type OutlinePart } from '#tools/export/outline.ts';
import type { Answer, EntryContent } from './contract.ts';
import type { Step } from './exercises/exercise.ts';
import { exerciseNamed, plan } from './exercises/exercises.ts';
import { moodLabel } from './moods.ts';
import { questionnaireNamed } from './questionnaires.ts';

interface Written extends EntryContent {
  createdAt: Date;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Newest first. */
export function outlineOfEntries(entries: readonly Written[], now: Date): OutlinePart[] {
  const of = (kind: EntryContent['kind']) => entries.filter((entry) => entry.kind === kind);
  return [
    { is: 'title', text: 'Wellbeing summary' },
    note(
      `Made on ${day.format(now)} from what the person wrote themselves. It holds the newest entries and contains no diagnosis and no assessment by a program.`,
    ),
    ...section('Questionnaires', of('questionnaire'), scoreLine),
    ...section('Mood check-ins', of('check-in'), moodLine),
    ...section('Plan for bad days', of('plan').slice(0, 1), (entry) => answerLines(entry, plan.steps)),
    ...section('Exercises', of('exercise'), (entry) => {
      const exercise = exerciseNamed(entry.form);
      return [exercise?.title ?? entry.form, ...answerLines(entry, exercise?.steps ?? [])];
    }),
  ];
}

function section(
  title: string,
  entries: readonly Written[],
  linesOf: (entry: Written) => string[],
): OutlinePart[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => ({
    text: linesOf(entry).join('\n'),
    note: day.format(entry.createdAt),
  }));
  return [heading(2, title), points(items)];
}

function scoreLine({ form, answers }: Written): string[] {
  const questionnaire = questionnaireNamed(form);
  return [
    `${questionnaire?.title ?? form}: ${String(answers.score)} of ${(questionnaire?.items.length ?? 0) * 3}`,
  ];
}

function moodLine({ answers: { mood, feelings, note: written } }: Written): string[] {
  const felt = wordsOf(feelings);
  return [[moodLabel(Number(mood)), felt].filter(Boolean).join(': '), ...(written ? [String(written)] : [])];
}

function answerLines({ answers }: Written, steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const words = 'id' in step ? wordsOf(answers[step.id]) : '';
    return 'id' in step && words ? [`${step.label} ${words}`] : [];
  });
}

function wordsOf(answer: Answer | undefined): string {
  if (Array.isArray(answer)) return answer.filter(Boolean).join(', ');
  return answer === undefined ? '' : String(answer);
}
