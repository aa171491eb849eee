/** A brand kit: colours that can be read on each other, typefaces, a logo, a line. */
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FileButton } from '#kit/ui/file-button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { contrast, paletteOf, type Scheme } from '../colour/palette.ts';
import { PageSvg } from '../draw/page-svg.tsx';
import { smallPicture } from '../editor/small-picture.ts';
import { families, familyIds } from '../faces.ts';
import type { Kit } from '../scene.ts';
import { ColourField } from './colour-field.tsx';
import { useSampleCard } from './use-sample-card.ts';

const mostColours = 6;
const schemeNames: Record<Scheme, string> = {
  paper: 'On paper',
  solid: 'On the main colour',
  night: 'On dark',
  pastel: 'Pastel',
};

export function KitForm({ kit, onChange }: { kit: Kit; onChange: (kit: Kit) => void }) {
  const [problem, setProblem] = useState<string>();
  const sample = useSampleCard(kit);
  const set = (change: Partial<Kit>) => onChange({ ...kit, ...change });
  async function takeLogo(file: File) {
    setProblem(undefined);
    try {
      set({ logo: (await smallPicture(file)).address });
    } catch {
      setProblem('This logo can’t be read. Use a PNG, JPEG, WebP or SVG under 400 KB.');
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Field label="Name">
          <Input
            dir="auto"
            maxLength={80}
            value={kit.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-medium">Colours, main one first</legend>
          {kit.colours.map((colour, at) => (
            <div key={at} className="flex items-end gap-2">
              <ColourField
                label={at === 0 ? 'Main colour' : `Colour ${at + 1}`}
                value={colour}
                onChange={(next) => set({ colours: kit.colours.map((one, k) => (k === at ? next : one)) })}
              />
              <IconButton
                size="sm"
                label={`Remove colour ${at + 1}`}
                onClick={() => set({ colours: kit.colours.filter((_, k) => k !== at) })}
              >
                <X aria-hidden />
              </IconButton>
            </div>
          ))}
          {kit.colours.length < mostColours && (
            <div>
              <Button
                size="sm"
                variant="secondary"
                onClick={() =>
                  set({ colours: [...kit.colours, kit.colours.length === 0 ? '#1c733c' : '#e8a33d'] })
                }
              >
                <Plus aria-hidden /> Add a colour
              </Button>
            </div>
          )}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['display', 'text'] as const).map((part) => (
            <Field key={part} label={part === 'display' ? 'Headline font' : 'Text font'}>
              <Select value={kit[part]} onChange={({ target }) => set({ [part]: target.value })}>
                <option value="">Default for each layout</option>
                <Options values={familyIds} labelOf={(id) => families[id].title} />
              </Select>
            </Field>
          ))}
        </div>
        <Field label="Tagline" hint="A slogan or web address, shown where there’s space.">
          <Input
            dir="auto"
            maxLength={200}
            value={kit.voice}
            onChange={({ target }) => set({ voice: target.value })}
          />
        </Field>
        <div className="grid gap-2">
          <p className="font-medium">Logo</p>
          <div className="flex flex-wrap items-center gap-3">
            {kit.logo && (
              <img
                src={kit.logo}
                alt="Your logo"
                className="h-16 w-auto max-w-40 rounded-control border border-line bg-surface object-contain p-1"
              />
            )}
            <FileButton
              accept={['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']}
              onChoose={(file) => void takeLogo(file)}
            >
              {kit.logo ? 'Replace' : 'Choose a file'}
            </FileButton>
            {kit.logo && (
              <Button size="sm" variant="ghost" onClick={() => set({ logo: '' })}>
                Remove
              </Button>
            )}
          </div>
          {problem && <Notice tone="error">{problem}</Notice>}
        </div>
      </div>
      <div className="grid content-start gap-5">
        {sample && <PageSvg page={sample} className="h-auto w-full rounded-sm border border-line" />}
        {kit.colours.length > 0 && <Pairs kit={kit} />}
      </div>
    </div>
  );
}

/** What the colours become in each scheme, with how well they can be read there. */
function Pairs({ kit }: { kit: Kit }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="mb-2 text-left text-base font-medium">Preview with contrast check</caption>
      <tbody>
        {(Object.keys(schemeNames) as Scheme[]).map((scheme) => {
          const palette = paletteOf('warm', scheme, kit.colours);
          return (
            <tr key={scheme} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {schemeNames[scheme]}
              </th>
              <td className="py-2">
                <span
                  className="inline-flex rounded-control border border-line px-3 py-1 font-semibold"
                  style={{ backgroundColor: palette.field, color: palette.ink }}
                >
                  Text
                </span>
              </td>
              <td className="py-2 text-right tabular-nums">
                {contrast(palette.ink, palette.field).toFixed(1)} : 1
                {contrast(palette.ink, palette.field) >= 4.5 ? ', readable' : ', large text only'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
