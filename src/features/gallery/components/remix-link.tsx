import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';

/** Opens the tool with what the piece was made from; above the link that covers its card. */
export function RemixLink({ to, title }: { to: string; title: string }) {
  return (
    <Button asChild variant="secondary" size="sm" className="relative z-10 ml-auto shrink-0">
      <Link to={to}>
        <Sparkles aria-hidden /> Remix <VisuallyHidden>{title}</VisuallyHidden>
      </Link>
    </Button>
  );
}
