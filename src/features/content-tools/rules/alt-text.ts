/** A caption as alternative text: what is seen, without what only the page needs. */
import { sentencesOf } from '#language/sentences.ts';
import { capital } from '#language/capital.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { clauseWithin } from './clauses.ts';
import { countCharacters, countWords, itemsOf, joined, within } from './prose.ts';

/** Screen readers stop for breath about here. */
const longest = 125;

const credit =
  /\s*[([](?:photo|foto|image|picture|credit|source|©|copyright|courtesy|via|by)\b[^)\]]{0,120}[)\]]|\s*(?:photo(?:graph)?|image|credit|source|copyright)\s*(?:by|:|©)\s*[^.\n]{2,80}\.?$|\s*©[^.\n]{0,80}/gi;
const fileName = /\b[\w-]{1,60}\.(?:jpe?g|png|gif|webp|svg|heic|tiff?)\b:?\s*/gi;
const imageOf =
  /^(?:an? |the )?(?:beautiful |nice |colou?r |black and white |stock )?(?:image|picture|photo(?:graph)?|pic|screenshot|illustration|drawing|graphic|snapshot)(?: shows?| showing| of| depicting|:)\s+/i;
const chartKinds = /\b(bar|line|pie|area|scatter|flow|organisation|column)[ -]?(chart|graph|plot|diagram)\b/i;

export function altByRule({ text, purpose = 'shows' }: SmallInput): Written {
  const hints: Written['hints'] = [];
  const bare = (itemsOf(text)?.join('; ') ?? text)
    // One blank at most, so that no pattern begins anew at each of thousands.
    .replaceAll(/\s+/g, ' ')
    .replaceAll(fileName, '')
    .replaceAll(/(?<!\w)#[\p{L}\d_]+/gu, '')
    .replaceAll(credit, '')
    .replaceAll(/\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Extended_Pictographic})*/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (purpose === 'chart') return chart(bare);
  const plain = capital(bare.replace(imageOf, ''));
  if (!plain || !/\p{L}{3}/u.test(plain))
    return {
      text: '',
      note: 'This doesn’t say what the picture shows. Describe it in a few words, or use Lens to read text and colours from a picture.',
    };
  const sentences = sentencesOf(plain).filter((one) => /\p{L}/u.test(one));
  const first = clauseWithin(sentences[0]!, longest) ?? within(sentences[0]!, longest);
  const options = new Set<string>();
  const ended = (line: string) =>
    /[.!?…。！？]$/.test(line)
      ? line
      : `${line}${/[\p{Script=Han}\p{Script=Hiragana}]$/u.test(line) ? '。' : '.'}`;
  const whole = joined(sentences);
  if (countCharacters(whole) <= longest) options.add(ended(whole));
  options.add(ended(first));
  const [head] = first.split(/,\s/);
  if (head && head !== first && head.split(' ').length > 3) options.add(ended(head));
  if (purpose === 'link')
    hints.push({
      text: plain,
      why: 'For a link, say where it leads rather than what it looks like: “Book a table” instead of “Fork and knife”.',
    });
  if (/\b(?:beautiful|amazing|stunning|lovely|great|nice)\b/i.test(plain))
    hints.push({ text: plain, why: 'Describe what’s visible; leave out opinions.' });
  const choices = [...options].map((line) => ({
    text: line,
    note: `${countCharacters(line)} of ${longest} characters`,
  }));
  return {
    text: choices[0]!.text,
    choices,
    hints,
    note: 'This is your caption, cleaned up for screen readers: no file names, credits, hashtags or “photo of”. A vision model would describe the picture itself.',
  };
}

/** Kind, subject, and the highest and lowest of its figures. */
function chart(text: string): Written {
  const kind = chartKinds.exec(text)?.[0].toLowerCase() ?? 'chart';
  const title = capital(
    text
      .replace(chartKinds, '')
      .replace(imageOf, '')
      .split(/[:.]/)[0]!
      .replace(/^[\s,–-]+|[\s,–-]+$/g, ''),
  );
  const points = [
    ...text.matchAll(
      /(?<=^|[,;:.] ?)([\p{L}\d][\p{L}\d]{0,20}(?: [\p{L}\d]{1,20}){0,2})[\s:=]+(-?\d[\d.,]*\d|\d)\s?(%|€|\$|£|[\p{L}]{1,10})?(?=[,;.]|$)/gu,
    ),
  ]
    .map(([, label, value, unit]) => ({
      label: label!.trim(),
      value: Number(value!.replaceAll(',', '')),
      shown: `${value}${unit ? (unit === '%' ? ' %' : ` ${unit}`) : ''}`,
    }))
    .filter(({ value }) => Number.isFinite(value));
  const name = capital(
    `${kind}${title && countWords(title) <= 10 ? ` of ${title.charAt(0).toLowerCase() + title.slice(1)}` : ''}`,
  );
  if (points.length < 2)
    return {
      text: `${name}.`,
      choices: [{ text: `${name}.`, note: null }],
      hints: [
        {
          text,
          why: 'Give the figures (“Q1 120, Q2 135”) and the alt text can say which is highest. Put the table next to the chart.',
        },
      ],
      note: 'A chart’s alt text should state its message. A vision model would read the figures from the picture.',
    };
  const sorted = points.toSorted((a, b) => b.value - a.value);
  const [high, low] = [sorted[0]!, sorted.at(-1)!];
  const line = within(
    `${name}: highest in ${high.label} (${high.shown}), lowest in ${low.label} (${low.shown}).`,
    longest + 40,
  );
  const trend = `${name}: from ${points[0]!.shown} (${points[0]!.label}) to ${points.at(-1)!.shown} (${points.at(-1)!.label}).`;
  return {
    text: line,
    choices: [line, trend].map((one) => ({ text: one, note: `${countCharacters(one)} characters` })),
    note: 'Add the figures as a table near the chart too. Alt text can’t hold them all.',
  };
}
