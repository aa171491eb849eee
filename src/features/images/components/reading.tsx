/** What the illustrator made of the words: what it changed, what it left out, and whose parts it used. */
import { styleNames } from '#illustrator/words-of-scene.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import type { PictureData } from '../data.ts';

export function Reading({ data: { recipe, changes, unread, credits } }: { data: PictureData }) {
  return (
    <>
      {changes.length > 0 && (
        <p className="text-sm">
          <span className="font-medium">Changed: </span>
          {changes.join('; ')}
        </p>
      )}
      {unread.length > 0 && (
        <Notice tone="info">
          Not drawn: {unread.join(', ')}. Bamboo can draw about 700 things in English, and the most common in
          German, French and Spanish. Try a simpler word.
        </Notice>
      )}
      {recipe && (
        <ul aria-label="What is in the picture" className="flex flex-wrap gap-2">
          {[
            ...recipe.scene.items.map(({ id, count }) => (count > 1 ? `${count} × ${id}` : id)),
            recipe.scene.place,
            recipe.scene.time,
            ...(recipe.scene.weather === 'clear' ? [] : [recipe.scene.weather]),
            recipe.scene.season,
            recipe.scene.mood,
            styleNames[recipe.scene.style],
          ].map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
      {recipe && (
        <details className="text-sm text-muted">
          <summary>
            Settings: seed {recipe.seed}, {recipe.width} × {recipe.height}
          </summary>
          <pre className="mt-2 max-h-72 overflow-auto rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">
            {JSON.stringify(recipe, null, 2)}
          </pre>
        </details>
      )}
      {credits.length > 0 && (
        <details className="text-sm text-muted">
          <summary>Parts and licences</summary>
          <ul className="mt-2 grid gap-1">
            {credits.map(({ name, licence, url, parts }) => (
              <li key={name}>
                {url ? <OutLink href={url}>{name}</OutLink> : name} ({licence})
                {parts.length > 0 && `: ${parts.join(', ')}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
