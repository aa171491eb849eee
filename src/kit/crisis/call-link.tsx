import Phone from 'lucide-react/icons/phone';

/** A number that a phone dials when it is pressed. `label`: what it is for, where nothing around it says so. */
export const CallLink = ({ number, label }: { number: string; label?: string }) => (
  <a
    href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 font-semibold whitespace-nowrap text-ink underline-offset-4 hover:underline"
  >
    <Phone aria-hidden className="size-4" />
    {label ? `${label} ${number}` : number}
  </a>
);
