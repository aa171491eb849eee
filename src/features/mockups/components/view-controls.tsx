import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import type { Screen } from '../content.ts';
import type { ScreenView } from '../use-screen-view.ts';

export const versionName = ({ versions }: Screen, id: string) =>
  `Version ${versions.findIndex((version) => version.id === id) + 1}`;

/** Which version is shown, beside which other, and how far it is scrolled: changes nothing of the mockup. */
export function ViewControls({ screen, view }: { screen: Screen; view: ScreenView }) {
  const { version, compared, share, scrolled, isTall } = view;
  const hasSeveral = screen.versions.length > 1;
  if (!hasSeveral && !isTall) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {hasSeveral && (
        <>
          <Field label="Version">
            <Select value={version.id} onChange={({ target }) => view.show(target.value)}>
              {screen.versions.map(({ id }) => (
                <option key={id} value={id}>
                  {versionName(screen, id)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Compare with">
            <Select value={compared?.id ?? ''} onChange={({ target }) => view.compare(target.value)}>
              <option value="">Nothing</option>
              {screen.versions
                .filter(({ id }) => id !== version.id)
                .map(({ id }) => (
                  <option key={id} value={id}>
                    {versionName(screen, id)}
                  </option>
                ))}
            </Select>
          </Field>
        </>
      )}
      {compared && (
        <Slider
          label={`${versionName(screen, compared.id)} on the left, ${versionName(screen, version.id)} on the right`}
          value={share}
          onChange={view.slide}
        />
      )}
      {isTall && <Slider label="Scroll" value={scrolled} onChange={view.scroll} />}
      {version.note && (
        <p dir="auto" className="text-muted wrap-anywhere sm:col-span-2">
          {version.note}
        </p>
      )}
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const Slider = ({ label, value, onChange }: SliderProps) => (
  <label className="grid gap-1.5 font-medium">
    {label}
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      onChange={({ target }) => onChange(Number(target.value) / 100)}
      className="w-full accent-bamboo"
    />
  </label>
);
