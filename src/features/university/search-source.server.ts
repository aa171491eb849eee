/** The lessons in the index of the site: what they teach, without what is right in their quizzes. */
import { href } from '#kit/href.ts';
import { everyone, type SearchSource } from '#kit/search/search-source.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';
import { lessons } from './lessons/library.server.ts';
import { tracks } from './tracks.ts';

const unchanging = new Date(0);
const fenced = /^```[^\n]*\n[\s\S]*?^```/gm;

export const lessonSearch: SearchSource = {
  id: 'lesson',
  title: 'Lessons',
  read: () => Promise.resolve([]),
  fixed: () =>
    lessons.map(({ slug, title, summary, track, parts }) => ({
      subject: slug,
      ownerId: null,
      readers: [everyone],
      label: `Lesson, ${tracks[track].title}`,
      title,
      text: withoutMarks(
        [
          summary,
          ...parts.flatMap((part) => (part.is === 'text' ? [part.text.replaceAll(fenced, '')] : [])),
        ].join('\n\n'),
      ),
      href: href('/university/lesson/:slug', { slug }),
      at: unchanging,
    })),
};
