import { useQuery } from '@tanstack/react-query';
import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import { listEngines } from '#kit/ai/contract.ts';
import { query } from '#kit/contract/query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { ActionDialog } from '#tools/page/action-dialog.tsx';
import { languageName } from '../source-words.ts';

const languages =
  'ar bn cs da de el en es fi fr he hi hu id it ja ko nl no pl pt ro ru sv sw ta th tr uk ur vi zh'
    .split(' ')
    .map((code) => ({ code, name: languageName(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Offered where a language model is there: Bamboo does not translate. */
export function TranslateButton({ onTranslate }: { onTranslate: (language: string) => void }) {
  const { data } = useQuery(query(listEngines));
  const [language, setLanguage] = useState('es');
  const isPossible = data?.items.some(({ source, can }) => source !== 'bamboo' && can.includes('text'));
  if (!isPossible) return null;
  return (
    <ActionDialog
      action="Translate"
      icon={<Languages aria-hidden />}
      title="Translate"
      description="A language model translates it into a new transcript. The original isn’t changed."
    >
      {(close) => (
        <div className="grid gap-5">
          <Field label="Into">
            <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            onClick={() => {
              close();
              onTranslate(language);
            }}
          >
            Translate
          </Button>
        </div>
      )}
    </ActionDialog>
  );
}
