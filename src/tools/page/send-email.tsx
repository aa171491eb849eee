import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { composerAddress } from '../kinds/email.ts';

/** Takes an email to the composer, where it gets a sender and goes out. */
export const SendEmail = ({ runId }: { runId: string }) => (
  <Button asChild size="sm">
    <Link to={composerAddress(runId)}>
      <Send aria-hidden /> Send…
    </Link>
  </Button>
);
