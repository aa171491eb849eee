import { useContext, useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioCards } from '#kit/ui/radio-cards.tsx';
import { motifs, palettes, type Book, type Cover, type Motif } from '../book.ts';
import { drawCoverPicture, longestScene } from '../contract.ts';
import { colours } from '../cover/colours.ts';
import { OpenBookContext } from './open-book.ts';
import { CoverPreview } from './cover-preview.tsx';

interface CoverTabProps {
  book: Book;
  onChange: (changed: Partial<Book>) => void;
}

const motifNames: Record<Motif, string> = {
  hills: 'Hills',
  circles: 'Circles',
  bars: 'Bars',
  leaves: 'Leaves',
  frame: 'Frame',
  picture: 'Illustration',
};

const newSeed = () => Math.floor(Math.random() * 1_000_000_000);

export function CoverTab({ book, onChange }: CoverTabProps) {
  const { title } = useContext(OpenBookContext);
  const { cover } = book;
  const [description, setDescription] = useState(title);
  const draw = useCall(drawCoverPicture);
  const change = (changed: Partial<Cover>) => onChange({ cover: { ...cover, ...changed } });
  function drawPicture() {
    draw.mutate(
      { body: { description, seed: newSeed() } },
      { onSuccess: ({ picture }) => change({ motif: 'picture', picture }) },
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-4 md:grid-cols-[18rem_minmax(0,1fr)]">
      <CoverPreview title={title} book={book} />
      <div className="grid gap-6">
        <RadioCards
          legend="Drawing"
          options={motifs.map((value) => ({ value, label: motifNames[value] }))}
          value={cover.motif}
          onValueChange={(motif) => change({ motif })}
        />
        <RadioCards
          legend="Colours"
          options={palettes.map((value) => ({ value, label: colours[value].name }))}
          value={cover.palette}
          onValueChange={(palette) => change({ palette })}
        />
        {cover.motif === 'picture' ? (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              drawPicture();
            }}
          >
            <Field
              label="What the illustration shows"
              hint="For example: a boat on a lake at dusk."
              error={draw.error ? wordsOf(draw.error) : undefined}
            >
              <Input
                dir="auto"
                maxLength={longestScene}
                value={description}
                onChange={({ target }) => setDescription(target.value)}
              />
            </Field>
            <div>
              <Button type="submit" pending={draw.isPending} disabled={description.trim() === ''}>
                {cover.picture ? 'Draw another' : 'Draw illustration'}
              </Button>
            </div>
          </form>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => change({ seed: newSeed() })}>
              Draw another
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
