import DoorOpen from 'lucide-react/icons/door-open';
import { Button } from '#kit/ui/button.tsx';

/** A page that anyone may have open. */
const elsewhere = 'https://www.wikipedia.org/';

/** Leaves at once, and the back button does not lead here again. */
export function QuickExit() {
  return (
    <Button variant="secondary" onClick={() => window.location.replace(elsewhere)}>
      <DoorOpen aria-hidden />
      Leave this page
    </Button>
  );
}
