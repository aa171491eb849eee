import { wholeAddress } from '#kit/quotes/whole-address.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { OutLink } from '#kit/ui/out-link.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { useOrigin } from '#kit/ui/use-origin.ts';
import type { Report } from '../data.ts';
import { bibliography, reference } from '../report/references.ts';
import { styles, styleWords, type Style } from '../styles.ts';

interface ReferencesProps {
  report: Report;
  id: string;
  style: Style;
  onStyle: (style: Style) => void;
}

/** The sources in the style one needs; another is a choice away, and nothing is searched for again. */
export function References({ report: { sources, accessed }, id, style, onStyle }: ReferencesProps) {
  const plain = (text: string) => text;
  const origin = useOrigin();
  const setting = { accessed, origin, italic: plain };
  const all =
    style === 'bibtex'
      ? bibliography(sources, setting)
      : sources.map((source) => `[${source.id}] ${reference(source, style, setting)}`).join('\n');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
          References
        </h2>
        <div className="flex items-end gap-2">
          <Field label="Reference style" hideLabel>
            <Select value={style} onChange={({ target }) => onStyle(target.value as Style)}>
              <Options values={styles} labelOf={(one) => styleWords[one]} />
            </Select>
          </Field>
          <CopyButton value={() => `${all}\n`} />
        </div>
      </div>
      {style === 'bibtex' ? (
        <pre tabIndex={0} aria-label="BibTeX" className="overflow-x-auto rounded-card bg-sunken p-4 text-sm">
          {all}
        </pre>
      ) : (
        <ol className="grid gap-2.5">
          {sources.map((source) => (
            <li key={source.id} dir="auto" className="flex gap-3 wrap-anywhere">
              <span className="min-w-7 shrink-0 text-right font-medium text-muted">{source.id}</span>
              <span className="min-w-0">
                <Drawn
                  text={reference(source, style, { ...setting, italic: (text) => `${mark}${text}${mark}` })}
                  href={source.href}
                  address={wholeAddress(source.href, origin)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Stands around what is set in italics; no source can hold it. */
const mark = '\u0000';

/** With its address as a link, whichever way the style writes it. */
function Drawn({ text, href, address: whole }: { text: string; href: string; address: string }) {
  const address = [whole, whole.replace(/^https?:\/\//, '')].find((one) => text.includes(one));
  if (address === undefined) return <Words text={text} />;
  const at = text.lastIndexOf(address);
  return (
    <>
      <Words text={text.slice(0, at)} />
      <OutLink href={href}>{address}</OutLink>
      <Words text={text.slice(at + address.length)} />
    </>
  );
}

const Words = ({ text }: { text: string }) =>
  text.split(mark).map((part, at) => (at % 2 === 1 ? <i key={part}>{part}</i> : part));
