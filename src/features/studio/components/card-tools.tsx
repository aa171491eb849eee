/** How the card is drawn, what stands behind its words, and the card as a file. */
import Download from 'lucide-react/icons/download';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { fileName, saveFile } from '#tools/export/save-file.ts';
import { drawCard } from '../card/draw.ts';
import { cardColours, cardFormats, type CardColour, type CardFormat, type CardLook } from '../card/look.ts';
import { asPng, smallPicture } from '../card/pixels.ts';
import type { Part } from '../set.ts';

interface CardToolsProps {
  part: Part;
  look: CardLook;
  onLook: (look: CardLook) => void;
}

export function CardTools({ part, look, onLook }: CardToolsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const save = async (extension: 'svg' | 'png') => {
    setProblem(undefined);
    const drawing = drawCard(part, look);
    try {
      const blob =
        extension === 'svg'
          ? new Blob([drawing], { type: 'image/svg+xml' })
          : await asPng(drawing, cardFormats[look.format]);
      saveFile(blob, fileName(part.title, { extension }));
    } catch {
      // The browser could not draw it; the drawing itself can still be saved.
      setProblem('The picture couldn’t be created. Download it as SVG.');
    }
  };
  async function take(file: File) {
    setProblem(undefined);
    try {
      onLook({ ...look, picture: await smallPicture(file) });
    } catch {
      setProblem('That picture can’t be used. Choose a PNG, JPEG or WebP file.');
    }
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Format">
          <Select
            value={look.format}
            onChange={({ target }) => onLook({ ...look, format: target.value as CardFormat })}
          >
            {Object.entries(cardFormats).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Colour">
          <Select
            value={look.colour}
            onChange={({ target }) => onLook({ ...look, colour: target.value as CardColour })}
          >
            {Object.entries(cardColours).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden /> {look.picture ? 'Change picture' : 'Add a picture'}
        </Button>
        {look.picture && (
          <Button variant="ghost" size="sm" onClick={() => onLook({ ...look, picture: '' })}>
            <X aria-hidden /> Remove picture
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => void save('png')}>
          <Download aria-hidden /> PNG
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void save('svg')}>
          <Download aria-hidden /> SVG
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Picture for the card"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          if (target.files?.[0]) void take(target.files[0]);
          target.value = '';
        }}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
