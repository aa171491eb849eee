import { Select } from '#kit/ui/select.tsx';
import { heardLanguages } from './languages.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const languages = heardLanguages
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

interface LanguageSelectProps {
  /** Empty: found out. */
  value: string;
  onChange: (code: string) => void;
}

export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  return (
    <Select {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Detect it</option>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
