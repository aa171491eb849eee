import ListTree from 'lucide-react/icons/list-tree';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Pointing } from './use-pointing.ts';

/** Begins pointing: within the page, also with arrow keys and Enter, or in a list. */
export const PointButtons = ({ pointing, isDisabled }: { pointing: Pointing; isDisabled: boolean }) => (
  <>
    <Button
      size="sm"
      variant={pointing.isPointing ? 'primary' : 'secondary'}
      aria-pressed={pointing.isPointing}
      disabled={isDisabled}
      onClick={pointing.point}
    >
      <MousePointerClick aria-hidden /> Point
    </Button>
    <IconButton
      size="sm"
      label="List of elements"
      aria-pressed={pointing.listed !== null}
      disabled={isDisabled}
      onClick={pointing.list}
    >
      <ListTree aria-hidden />
    </IconButton>
  </>
);
