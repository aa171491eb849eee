import type { EngineItem } from '#kit/ai/contract.ts';
import { draftRoles } from '#features/collaborate/roles.ts';
import { Field } from '#kit/ui/field.tsx';
import { Select } from '#kit/ui/select.tsx';
import { candidatesFor, castRoles, type Chosen } from '../cast.ts';
import { roleWords } from '../words.ts';

interface RoleEnginesProps {
  engines: readonly EngineItem[];
  value: Chosen;
  onChange: (roles: Chosen) => void;
}

/** Who takes which role; what is left open is chosen by the server. */
export function RoleEngines({ engines, value, onChange }: RoleEnginesProps) {
  const usual = castRoles(engines);
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer rounded-sm py-2 font-medium text-bamboo-deep">
        Choose engines
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {draftRoles.map((role) => (
          <Field key={role} label={roleWords[role].title} hint={roleWords[role].does}>
            <Select
              value={value[role] ?? ''}
              onChange={({ target }) => onChange({ ...value, [role]: target.value || undefined })}
            >
              <option value="">
                {usual[role] ? `Best available: ${usual[role].title}` : 'No engine yet'}
              </option>
              {candidatesFor(role, engines).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  );
}
