/** Pictures that are pasted or dropped: drawn smaller where they are large, and kept in the document itself. */
import { Extension, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { toast } from '#kit/ui/toast.ts';

const widest = 1200;
const mostBytes = 300_000;

export const PastedPictures = Extension.create({
  name: 'pastedPictures',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: (_, event) => keepPictures(this.editor, event.clipboardData?.files),
          handleDrop: (_, event) => keepPictures(this.editor, event.dataTransfer?.files),
        },
      }),
    ];
  },
});

function keepPictures(editor: Editor, files: FileList | undefined): boolean {
  const pictures = [...(files ?? [])].filter(({ type }) => /^image\/(?:png|jpeg|webp|gif)$/.test(type));
  if (pictures.length === 0) return false;
  for (const file of pictures) void addPicture(editor, file);
  return true;
}

export async function addPicture(editor: Editor, file: File): Promise<void> {
  try {
    const attrs = await drawn(file);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { ...attrs, alt: '' } })
      .run();
  } catch {
    // The browser could not read it as a picture.
    toast({
      title: 'That picture can’t be used',
      description: 'Choose a PNG, JPEG, WebP or GIF file.',
      variant: 'destructive',
    });
  }
}

async function drawn(file: File) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, widest / bitmap.width);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const quality of [0.85, 0.7, 0.5]) {
    const src = canvas.toDataURL(
      file.type === 'image/png' && quality === 0.85 ? 'image/png' : 'image/jpeg',
      quality,
    );
    if (src.length * 0.75 < mostBytes || quality === 0.5) return { src, width, height };
  }
  throw new Error('no picture');
}
