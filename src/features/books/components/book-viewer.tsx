/** A book to read where it is shared: who wrote it, its contents, and one chapter at a time. */
import { useState } from 'react';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Book } from '../book.ts';
import { numbersOf, rightsOf, titleOfChapter } from '../book-text.ts';

export default function BookViewer({ content: book }: ViewedWork<Book>) {
  const [at, setAt] = useState(0);
  const numbers = numbersOf(book.chapters);
  const titles = book.chapters.map((chapter) => titleOfChapter(chapter, numbers.get(chapter.id)));
  const chapter = book.chapters[at];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1" dir="auto">
        {book.subtitle && <p className="text-lg italic">{book.subtitle}</p>}
        {book.author && <p>By {book.author}</p>}
        {book.about && <p className="max-w-[40em] text-muted">{book.about}</p>}
        <p className="text-sm text-muted">{rightsOf(book)}</p>
      </div>
      <nav aria-label="Contents">
        <ol className="grid gap-1">
          {titles.map((title, index) => (
            <li key={book.chapters[index]!.id}>
              <Button
                variant="link"
                dir="auto"
                className="text-start whitespace-normal"
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setAt(index)}
              >
                {title}
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      {chapter && (
        <article className="grid grid-cols-[minmax(0,1fr)] gap-4" dir="auto">
          <h2 className="text-2xl wrap-anywhere">{titles[at]}</h2>
          {chapter.text ? (
            <AnswerText key={chapter.id} text={chapter.text} topHeading={3} />
          ) : (
            <p className="text-muted">This chapter is empty.</p>
          )}
        </article>
      )}
    </div>
  );
}
