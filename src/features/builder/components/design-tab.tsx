import { Field } from '#kit/ui/field.tsx';
import { Options } from '#kit/ui/options.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { Select } from '#kit/ui/select.tsx';
import { languageNames } from '#language/which-language.ts';
import type { Site } from '../site.ts';
import { themeIds, themeOf, type Theme } from '../themes.ts';

interface DesignTabProps {
  site: Site;
  onChange: (changed: Partial<Site>) => void;
}

export function DesignTab({ site, onChange }: DesignTabProps) {
  const languages = [...new Set([...Object.keys(languageNames), site.language])];
  return (
    <div className="grid gap-5">
      <RadioCards
        legend="Theme"
        className="grid-cols-1"
        value={site.theme}
        onValueChange={(theme) => onChange({ theme })}
        options={themeIds.map((value) => ({
          value,
          label: themeOf(value).name,
          picture: <Swatch theme={themeOf(value)} />,
        }))}
      />
      <Field label="Language" hint="Read by browsers, search engines and screen readers.">
        <Select value={site.language} onChange={({ target }) => onChange({ language: target.value })}>
          <Options
            values={languages}
            labelOf={(code) => (languageNames as Record<string, string>)[code] ?? code}
          />
        </Select>
      </Field>
    </div>
  );
}

const Swatch = ({ theme }: { theme: Theme }) => (
  <span
    aria-hidden
    className="flex h-10 items-center justify-center gap-1.5 rounded-md border border-line"
    style={{ background: theme.paper }}
  >
    {[theme.ink, theme.accent, theme.muted, theme.soft].map((colour) => (
      <span key={colour} className="size-4 rounded-full border border-line" style={{ background: colour }} />
    ))}
  </span>
);
