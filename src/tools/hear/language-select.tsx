import { useMemo, useSyncExternalStore } from 'react';
import { Select } from '#kit/ui/select.tsx';
import { heardLanguages } from './languages.ts';

const neverChanges = () => () => {};

/** Some browsers have no names for these, or know them by another code. */
const nameless: Record<string, string> = { ba: 'Bashkir', bo: 'Tibetan', jw: 'Javanese' };

/** As the browser calls them, which the server may call otherwise: so they come once the page is alive. */
function useLanguages() {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(() => {
    if (!isAlive) return [];
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    return heardLanguages
      .map((code) => ({ code, name: nameless[code] ?? names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }, [isAlive]);
}

interface LanguageSelectProps {
  /** Empty: found out. */
  value: string;
  onChange: (code: string) => void;
}

export function LanguageSelect({ value, onChange, ...field }: LanguageSelectProps) {
  const languages = useLanguages();
  return (
    <Select {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Detect automatically</option>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
