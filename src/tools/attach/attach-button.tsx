import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { acceptedBy, type ToolFiles } from './tool-files.ts';

interface AttachButtonProps {
  taken: ToolFiles;
  onChoose: (files: Iterable<File>) => void;
}

/** Opens the browser's choice of files; they can also be dropped or pasted into the box. */
export function AttachButton({ taken, onChoose }: AttachButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple={taken.most > 1}
        hidden
        accept={acceptedBy(taken).join()}
        onChange={({ target }) => {
          onChoose(target.files ?? []);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <IconButton size="sm" label={taken.label} onClick={() => field.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
    </>
  );
}
