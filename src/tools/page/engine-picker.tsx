import type { Capability, Engine } from '#kit/ai/engine.ts';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';

/** What a list of engines tells of each. */
export type PickableEngine = Pick<Engine, 'id' | 'title' | 'source' | 'price'> & {
  can: readonly Capability[];
};

export const engineGroups: Record<Engine['source'], string> = {
  person: 'Your own keys',
  owner: 'This site',
  local: 'On this server',
  browser: 'In your browser',
  bamboo: 'Comes with Frenly',
};

interface EnginePickerProps {
  engines: readonly PickableEngine[];
  /** Undefined leaves the choice to the server. */
  value: string | undefined;
  onChange: (engine: string | undefined) => void;
}

export function EnginePicker({ engines, value, onChange }: EnginePickerProps) {
  const sources = [...new Set(engines.map(({ source }) => source))];
  return (
    <Field label="Engine">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{engines[0] ? `Best available: ${engines[0].title}` : 'Best available'}</option>
        {sources.map((source) => (
          <optgroup key={source} label={engineGroups[source]}>
            {engines
              .filter((engine) => engine.source === source)
              .map((engine) => (
                <option key={engine.id} value={engine.id}>
                  {engine.title} ({costWords(engine)})
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

/** About what a page of text in and out costs; one credit is a thousand micro-dollars. */
export function costWords({ source, price }: Pick<PickableEngine, 'source' | 'price'>): string {
  if (source !== 'owner') return source === 'person' ? 'on your key' : 'free';
  if (!price) return 'unknown price';
  const page = 1000;
  const credits = (price.input * page + price.output * page) / 1e6 / 1000;
  if (credits === 0) return 'free';
  return credits < 1 ? 'under 1 credit per page' : `about ${Math.round(credits)} credits per page`;
}
