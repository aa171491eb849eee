/** The lessons that come with the program, read once, and when the exercises of each were last seen to work. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from '#kit/paths.server.ts';
import { trackIds } from '../tracks.ts';
import { exercisesOf, questionsOf, readLesson, type Lesson } from './lesson.ts';

export const lessonsFolder = path.join(projectFolder, 'content/lessons');
export const checkedFile = path.join(lessonsFolder, 'checked.json');

/** `at`: a day. `hash`: of the exercises as they were. */
const checked = z.record(z.string(), z.strictObject({ at: z.iso.date(), hash: z.string() }));
export type Checked = z.output<typeof checked>;

function readFolder(folder: string): Lesson[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readLesson(path.basename(name, '.md'), fs.readFileSync(path.join(folder, name), 'utf8')))
    .toSorted((a, b) => trackIds.indexOf(a.track) - trackIds.indexOf(b.track) || a.order - b.order);
}

export const readChecked = (): Checked =>
  fs.existsSync(checkedFile) ? checked.parse(JSON.parse(fs.readFileSync(checkedFile, 'utf8'))) : {};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const hashOfLesson = ({ source }: Lesson) => digest(source);
export const hashOfExercises = (lesson: Lesson) => digest(JSON.stringify(exercisesOf(lesson)));

export const lessons: readonly Lesson[] = readFolder(lessonsFolder);
const bySlug = new Map(lessons.map((lesson) => [lesson.slug, lesson]));
const lastChecked = readChecked();

/** What each lesson asks now. */
export const askedNow = lessons.map((lesson) => ({
  lesson: lesson.slug,
  questions: questionsOf(lesson).map(({ id }) => id),
}));

export const findLesson = (slug: string): Lesson | undefined => bySlug.get(slug);

/** The day on which every exercise of it ran and passed; nothing where it was changed since. */
export function workedOn(lesson: Lesson): string | null {
  const known = lastChecked[lesson.slug];
  return known?.hash === hashOfExercises(lesson) ? known.at : null;
}
