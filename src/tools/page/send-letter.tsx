import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { letterAddress } from '../kinds/letter.ts';

/** Takes a letter to the composer, where it gets a sender and goes out. */
export const SendLetter = ({ runId }: { runId: string }) => (
  <Button asChild size="sm">
    <Link to={letterAddress(runId)}>
      <Send aria-hidden /> Send…
    </Link>
  </Button>
);
