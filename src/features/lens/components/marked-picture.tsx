/** The picture with what was found drawn over it. The words can be selected where they stand. */
import { useState } from 'react';
import { useFileAddress } from '#kit/files/file-address.ts';
import { Switch } from '#kit/ui/switch.tsx';
import type { Box } from '#kit/documents/read/document.ts';
import type { LensData } from '../data.ts';
import { fieldWords, formatWords } from '../words.ts';

const place = ({ x, y, width, height }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

export function MarkedPicture({ data }: { data: LensData }) {
  const addressOf = useFileAddress();
  const [hasBoxes, setHasBoxes] = useState(true);
  const { picture, words, codes, fields } = data;
  return (
    <figure className="m-0 grid gap-2">
      <div
        className="relative mx-auto w-full overflow-hidden rounded-card bg-sunken"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          maxWidth: `${(70 * picture.width) / picture.height}vh`,
        }}
      >
        <img
          src={addressOf(picture.file, { inline: true })}
          alt={words && words.length > 0 ? 'The picture; its text is below' : 'The picture'}
          className="absolute inset-0 size-full"
        />
        {hasBoxes && (
          <div aria-hidden className="absolute inset-0">
            {words?.map((word, at) => (
              <span
                key={at}
                title={word.text}
                data-word={word.text}
                className="absolute rounded-[2px] bg-[#ffe680]/25 outline-1 outline-[#b45309]/60"
                style={place(word)}
              />
            ))}
            {fields.map((field, at) => (
              <span
                key={`field ${at}`}
                title={fieldWords[field.name]}
                className="absolute rounded-[2px] outline-2 outline-[#0f6b3a]"
                style={place(field)}
              />
            ))}
            {codes.map((code, at) => (
              <span
                key={`code ${at}`}
                title={formatWords(code.format)}
                className="absolute rounded-[3px] bg-[#a8dcff]/25 outline-2 outline-[#1d4ed8]"
                style={place(code)}
              />
            ))}
          </div>
        )}
      </div>
      <Switch label="Show boxes" checked={hasBoxes} onChange={({ target }) => setHasBoxes(target.checked)} />
    </figure>
  );
}
