import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { languageNames } from '#language/which-language.ts';
import {
  licenceIds,
  licences,
  longestAbout,
  longestName,
  themeNames,
  themes,
  trimIds,
  trims,
  type Book,
  type Licence,
  type Theme,
  type Trim,
} from '../book.ts';

interface DetailsTabProps {
  book: Book;
  onChange: (changed: Partial<Book>) => void;
}

export function DetailsTab({ book, onChange }: DetailsTabProps) {
  const languages = [...new Set([...Object.keys(languageNames), book.language])];
  return (
    <div className="grid max-w-3xl gap-5 pt-4 sm:grid-cols-2">
      <Field label="Subtitle">
        <Input
          dir="auto"
          maxLength={longestName}
          value={book.subtitle}
          onChange={({ target }) => onChange({ subtitle: target.value })}
        />
      </Field>
      <Field label="Author">
        <Input
          dir="auto"
          maxLength={longestName}
          value={book.author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </Field>
      <Field label="Description" className="sm:col-span-2">
        <Textarea
          dir="auto"
          rows={3}
          maxLength={longestAbout}
          value={book.about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
      </Field>
      <Field label="Language">
        <Select value={book.language} onChange={({ target }) => onChange({ language: target.value })}>
          <Options
            values={languages}
            labelOf={(code) => (languageNames as Record<string, string>)[code] ?? code}
          />
        </Select>
      </Field>
      <Field label="Licence" hint="What readers of a public book may do with it.">
        <Select
          value={book.licence}
          onChange={({ target }) => onChange({ licence: target.value as Licence })}
        >
          <Options values={licenceIds} labelOf={(id) => licences[id].name} />
        </Select>
      </Field>
      <Field label="Typography">
        <Select value={book.theme} onChange={({ target }) => onChange({ theme: target.value as Theme })}>
          <Options values={themes} labelOf={(theme) => themeNames[theme]} />
        </Select>
      </Field>
      <Field label="Page size of the PDF">
        <Select value={book.trim} onChange={({ target }) => onChange({ trim: target.value as Trim })}>
          <Options values={trimIds} labelOf={(trim) => trims[trim].name} />
        </Select>
      </Field>
    </div>
  );
}
