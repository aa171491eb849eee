import { useId, type ReactNode } from 'react';
import { buttonStyle } from './button.tsx';
import { cn } from './cn.ts';

interface FileButtonProps {
  /** Content types, such as `image/png`. */
  accept: readonly string[];
  multiple?: boolean;
  /** The first of them, and all. */
  onChoose: (file: File, all: readonly File[]) => void;
  children: ReactNode;
}

/** Looks like a small button and opens the browser's choice of files. */
export function FileButton({ accept, multiple = false, onChoose, children }: FileButtonProps) {
  const id = useId();
  return (
    <span>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files[0]) onChoose(files[0], files);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          buttonStyle({ variant: 'secondary', size: 'sm' }),
          'cursor-pointer peer-focus-visible:outline-[0.15rem] peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {children}
      </label>
    </span>
  );
}
