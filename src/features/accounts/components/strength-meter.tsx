import { cn } from '#kit/ui/cn.ts';
import { passwordStrength, strengths, strengthWords } from './password-strength.ts';

interface StrengthMeterProps {
  password: string;
  /** What others know of the person, which makes a poor password. */
  known?: readonly string[];
}

/** Says in words how good the password is; the bars only repeat it. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  if (password === '') return 'At least 8 characters. A short sentence works well.';
  const strength = passwordStrength(password, known);
  const level = strengths.indexOf(strength);
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="mt-1 grid grid-cols-4 gap-1.5">
        {strengths.slice(1).map((step, index) => (
          <span
            key={step}
            className={cn(
              'h-1.5 rounded-full transition-colors duration-200',
              index >= level ? 'bg-line' : level < 2 ? 'bg-danger' : 'bg-bamboo',
            )}
          />
        ))}
      </span>
      <span>{strengthWords[strength]}</span>
    </span>
  );
}
