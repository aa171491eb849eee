/** A manual to read: its sections in the language that the reader chooses. */
import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { languageNames } from '#language/which-language.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import type { Manual } from '../manual.ts';
import { languagesOf, manualDocument } from '../manual-document.ts';
import { BlockView } from './block-view.tsx';

export default function ManualViewer({ content: manual }: ViewedWork<Manual>) {
  const languages = languagesOf(manual);
  const [chosen, setChosen] = useState(manual.language);
  const language = languages.includes(chosen) ? chosen : manual.language;
  const { sections, labels, edition, hasChanges } = manualDocument('', manual, language);
  const pictureOf = (photo: string) => manual.photos.find(({ id }) => id === photo)?.picture;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" lang={language}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="text-muted wrap-anywhere" dir="auto">
          {[manual.maker, manual.model, edition].filter(Boolean).join(' · ')}
        </p>
        {languages.length > 1 && (
          <Field label="Language">
            <Select value={language} onChange={({ target }) => setChosen(target.value)}>
              <Options
                values={languages}
                labelOf={(code) => (languageNames as Record<string, string>)[code] ?? code}
              />
            </Select>
          </Field>
        )}
      </div>
      {hasChanges && <p className="border-s-4 border-ink ps-3 text-sm text-muted">{labels.changed}</p>}
      {sections.length === 0 && <Notice>This manual is empty.</Notice>}
      {sections.length > 2 && (
        <nav aria-label={labels.contents}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#manual-${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, title, blocks }) => (
        <section
          key={id}
          id={`manual-${id}`}
          aria-labelledby={`manual-${id}-title`}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <h2 id={`manual-${id}-title`} className="text-2xl">
            {title}
          </h2>
          {blocks.map((block, at) => (
            <BlockView key={at} block={block} labels={labels} pictureOf={pictureOf} />
          ))}
        </section>
      ))}
    </div>
  );
}
