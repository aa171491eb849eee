import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { href } from '#kit/href.ts';
import type { DeedKind } from '#social/people/deed.server.ts';
import { findLesson } from './lessons/library.server.ts';
import { lessonProgress } from './table.server.ts';

/** Lessons that were finished: exercises done and quiz passed. */
export const lessonDeeds: DeedKind = {
  kind: 'lesson',
  async find({ db }, { ownerId, most }) {
    const rows = await db
      .select({ id: lessonProgress.id, slug: lessonProgress.lesson, at: lessonProgress.finishedAt })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.ownerId, ownerId), isNotNull(lessonProgress.finishedAt)))
      .orderBy(asc(lessonProgress.finishedAt))
      .limit(most);
    return rows.map(({ id, slug, at }) => {
      const lesson = findLesson(slug);
      return {
        id,
        at: at!,
        title: lesson?.title ?? slug,
        href: lesson ? href('/university/lesson/:slug', { slug }) : null,
        facts: { lesson: slug, track: lesson?.track ?? '' },
      };
    });
  },
};
