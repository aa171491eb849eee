/** The texts of a manual beside their translations; what is missing is marked. */
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { languageNames } from '#language/which-language.ts';
import { longestText, mostTranslations } from '../manual.ts';
import { wordsOf } from '../manual-words.ts';
import type { ManualTabProps } from './manual-tab.ts';

const nameOf = (code: string) => (languageNames as Record<string, string>)[code] ?? code;

export function LanguagesTab({ manual, onChange }: ManualTabProps) {
  const { translations, language } = manual;
  const [open, setOpen] = useState(translations[0]?.language);
  const translation = translations.find((one) => one.language === open) ?? translations[0];
  const texts = wordsOf(manual);
  const others = Object.keys(languageNames).filter(
    (code) => code !== language && !translations.some((one) => one.language === code),
  );
  const isDone = (key: string) => Boolean(translation?.words[key]?.trim());
  const left = texts.filter(({ key }) => !isDone(key)).length;
  function write(key: string, text: string) {
    onChange({
      translations: translations.map((one) =>
        one === translation ? { ...one, words: { ...one.words, [key]: text } } : one,
      ),
    });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-4">
        {translations.length < mostTranslations && (
          <Field label="Add a language">
            <Select
              value=""
              onChange={({ target }) => {
                if (!target.value) return;
                onChange({ translations: [...translations, { language: target.value, words: {} }] });
                setOpen(target.value);
              }}
            >
              <Options values={['', ...others]} labelOf={(code) => (code ? nameOf(code) : 'Choose…')} />
            </Select>
          </Field>
        )}
        {translation && (
          <Field label="Translation">
            <Select value={translation.language} onChange={({ target }) => setOpen(target.value)}>
              <Options values={translations.map((one) => one.language)} labelOf={nameOf} />
            </Select>
          </Field>
        )}
        {translation && (
          <Button
            variant="ghost"
            onClick={() => onChange({ translations: translations.filter((one) => one !== translation) })}
          >
            <Trash2 aria-hidden /> Remove {nameOf(translation.language)}
          </Button>
        )}
      </div>
      {translation ? (
        <>
          <p aria-live="polite">
            {left === 0
              ? 'Everything is translated.'
              : `${left} of ${texts.length} texts not translated. They are printed in ${nameOf(language)} and marked.`}
          </p>
          <ul className="grid gap-3">
            {texts.map(({ key, text }) => (
              <li key={key} className="grid gap-2 rounded-lg border border-line p-3 md:grid-cols-2">
                <div className="grid content-start gap-2">
                  <p lang={language} dir="auto" className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </p>
                  {!isDone(key) && (
                    <div>
                      <Badge tone="honey">Not translated</Badge>
                    </div>
                  )}
                </div>
                <Textarea
                  aria-label={`${nameOf(translation.language)}: ${text.slice(0, 80)}`}
                  lang={translation.language}
                  dir="auto"
                  rows={2}
                  maxLength={longestText}
                  value={translation.words[key] ?? ''}
                  onChange={({ target }) => write(key, target.value)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">
          Add a language to write the translation beside the original. Headings and signal words are
          translated already in English, German, French and Spanish.
        </p>
      )}
    </div>
  );
}
