import Check from 'lucide-react/icons/check';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useHandleCheck } from './use-handle-check.ts';

interface HandleFieldProps {
  label: string;
  name: string;
  value: string;
  error?: string;
  /** The handle one has already. */
  own?: string | null;
  autoComplete?: string;
}

export function HandleField({ label, name, value, error, own, autoComplete = 'off' }: HandleFieldProps) {
  const check = useHandleCheck(value, own);
  const typed = value.trim();
  return (
    <Field
      label={label}
      required
      error={error ?? (check.is === 'taken' ? check.words : undefined)}
      hint={
        <span aria-live="polite">
          {check.is === 'unknown' &&
            (typed === '' || error
              ? 'This becomes your profile’s address.'
              : `Your profile: /profile/${typed}`)}
          {check.is === 'checking' && 'Checking availability…'}
          {check.is === 'free' && (
            <span className="inline-flex items-center gap-1.5 font-medium text-bamboo-deep">
              <Check aria-hidden className="size-4" />
              {typed} is available
            </span>
          )}
        </span>
      }
    >
      <Input
        name={name}
        defaultValue={own ?? undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
      />
    </Field>
  );
}
