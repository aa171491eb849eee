/** Where a manual begins: the name of the product is enough. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Options } from '#kit/ui/options.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Select } from '#kit/ui/select.tsx';
import { languageNames } from '#language/which-language.ts';
import { longestTitle } from '#tools/define/title.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { LineField } from '../components/text-fields.tsx';
import { manualWork } from '../kind.ts';
import { emptyManual } from '../manual.ts';

export default function ProductManualsCreate() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [facts, setFacts] = useState({ maker: '', model: '', language: 'en' });
  const [isAsked, setAsked] = useState(false);
  const begin = useBeginWork(manualWork, {
    onSuccess: ({ id }) => void navigate(href('/product-manuals', { work: id })),
  });
  const isMissing = title.trim() === '';
  const isTooLong = title.trim().length > longestTitle;
  const problem = isTooLong
    ? `Use at most ${longestTitle} characters.`
    : isAsked && isMissing
      ? 'Enter the name of the product.'
      : undefined;
  const set = (changed: Partial<typeof facts>) => setFacts({ ...facts, ...changed });
  return (
    <div className="pb-16">
      <PageHeader
        title="Create a manual"
        lede="Name the product. You then fill in safety notices, photos, steps and specifications, and see what is missing."
      />
      <Card padding="lg" className="max-w-2xl">
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
            if (!isMissing && !isTooLong)
              begin.mutate({ title: title.trim(), content: { ...emptyManual, ...facts } });
          }}
        >
          <Field label="Product name" required error={problem}>
            <Input dir="auto" value={title} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <LineField label="Model" value={facts.model} onChange={(model) => set({ model })} />
            <LineField label="Manufacturer" value={facts.maker} onChange={(maker) => set({ maker })} />
          </div>
          <Field label="Language">
            <Select value={facts.language} onChange={({ target }) => set({ language: target.value })}>
              <Options
                values={Object.keys(languageNames)}
                labelOf={(code) => (languageNames as Record<string, string>)[code] ?? code}
              />
            </Select>
          </Field>
          {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
          <div>
            <Button type="submit" pending={begin.isPending}>
              Create manual
            </Button>
          </div>
        </form>
      </Card>
      <p className="mt-6 text-muted">
        Do you have a data sheet, a product page or an old manual?{' '}
        <Link to={href('/product-manuals/create/enhanced')}>Start from documents</Link>
      </p>
    </div>
  );
}
