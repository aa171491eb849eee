/** Marks of suggestions and comments. Who made them and why stands in the notes, by their id. */
import { Mark } from '@tiptap/core';

const noteMark = (name: 'insertion' | 'deletion' | 'comment', tag: string) =>
  Mark.create({
    name,
    inclusive: false,
    excludes: name === 'comment' ? 'comment' : 'insertion deletion',
    addAttributes: () => ({
      id: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-note') ?? '',
        renderHTML: ({ id }) => ({ 'data-note': id as string }),
      },
    }),
    // Only our own: struck-out words of another page are no suggestion here.
    parseHTML: () => [{ tag: `${tag}[data-note]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const Insertion = noteMark('insertion', 'ins');
export const Deletion = noteMark('deletion', 'del');
export const Comment = noteMark('comment', 'mark');
