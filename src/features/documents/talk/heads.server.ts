/** Questions about a document itself: who sent it, to whom, when, about what. */
import { issuerOf } from '../analyse/issuer.ts';
import { labelOf, sameField } from '../analyse/labels.ts';
import type { Quotable, QuotablePage } from './gather.server.ts';

const paper =
  '(?:it|this|(?:the|this) (?:e-?mail|mail|message|letter|invoice|bill|receipt|document|paper|offer|quote|quotation|statement|note))';
const asks: readonly [field: string, RegExp][] = [
  ['Cc', /\b(?:cc|cced|copied in|copied|in copy|carbon copy)\b/i],
  [
    'From',
    new RegExp(
      String.raw`^(?:who|which company|what company) (?:has )?(?:sent|wrote|issued|is sending|made out|is the (?:sender|author|supplier|seller|vendor|issuer) of) ${paper}\s*\??$|^(?:from whom|who) (?:is|was|comes|did) ${paper} (?:come )?(?:from|sent by|written by|issued by)|^from whom (?:is|was) ${paper}|^(?:who|what|which company) (?:is|was) the (?:sender|supplier|seller|vendor|issuer|author)(?: of ${paper})?\s*\??$`,
      'i',
    ),
  ],
  [
    'To',
    new RegExp(
      String.raw`^(?:to whom|whom|who) (?:is|was) ${paper} (?:addressed|sent|written|for|to|made out)|^who (?:received|got|gets|receives) ${paper}|^who (?:is|was) the (?:recipient|addressee|receiver|customer|client|buyer)(?: of ${paper})?\s*\??$`,
      'i',
    ),
  ],
  [
    'Date',
    new RegExp(
      String.raw`^when (?:is|was|did) ${paper} (?:sent|written|dated|issued|received|arrive|come)|^(?:what|which) (?:is|was) the date of ${paper}|^when did .{1,40} (?:send|write) ${paper}`,
      'i',
    ),
  ],
  [
    'Subject',
    new RegExp(
      String.raw`^what (?:is|was) (?:the subject|the topic|the subject line)(?: of ${paper})?\s*\??$|^what (?:is|was) ${paper} about`,
      'i',
    ),
  ],
];

/** Fields of a paper that has no heads of its own but labels. */
const labels: Record<string, string> = {
  From: 'supplier',
  To: 'customer',
  Date: 'invoice date',
  Subject: 'subject',
  Cc: 'cc',
};

export function headFor(question: string, pages: readonly QuotablePage[]): Quotable | undefined {
  const field = asks.find(([, form]) => form.test(question.trim()))?.[0];
  const documents = new Set(pages.map(({ document }) => document));
  // Among several the question does not say which is meant.
  if (!field || documents.size !== 1) return undefined;
  const statements = pages[0]!.statements;
  const { form } = pages[0]!.document;
  if (form === 'mail' || form === 'outlook') {
    if (field === 'Subject') return statements.find(({ role }) => role === 'heading');
    return statements.slice(0, 8).find(({ text }) => text.startsWith(`${field}: `));
  }
  const labelled = pages
    .flatMap((page) => page.statements)
    .find(({ text, role }) => role !== 'heading' && sameField(labelOf(text) ?? '', labels[field]!));
  if (labelled || field !== 'From') return labelled;
  const blocks: { role: Quotable['role']; text: string }[] = [];
  for (const { block, role, around } of statements) blocks[block] ??= { role, text: around };
  const kept = [...blocks.keys()].filter((at) => blocks[at]);
  const issuer = issuerOf(kept.map((at) => blocks[at]!));
  const block = issuer && kept[issuer.block]!;
  const statement = statements.find((one) => one.block === block);
  return (
    issuer &&
    statement && {
      ...statement,
      text: statement.around.slice(issuer.start, issuer.end),
      start: issuer.start,
      end: issuer.end,
    }
  );
}
