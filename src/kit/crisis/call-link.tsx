import Phone from 'lucide-react/icons/phone';

/** A number that a phone dials when it is pressed. `whom`: who answers, for those who hear the link alone. */
export const CallLink = ({ number, whom }: { number: string; whom?: string }) => (
  <a
    href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    aria-label={whom ? `Call ${whom}: ${number}` : undefined}
    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 font-semibold whitespace-nowrap text-ink underline-offset-4 hover:underline"
  >
    <Phone aria-hidden className="size-4" />
    {number}
  </a>
);
