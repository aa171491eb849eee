import { Button, type ButtonProps } from '#kit/ui/button.tsx';
import { useRehearsal } from './use-rehearsal.ts';

interface ButtonRehearsalProps extends ButtonProps {
  lasts: number;
}

/** A button that is busy for a while after it was pressed. */
export function ButtonRehearsal({ lasts, ...props }: ButtonRehearsalProps) {
  const { state, start } = useRehearsal({ lasts });
  return <Button {...props} pending={state === 'waiting'} onClick={start} />;
}
