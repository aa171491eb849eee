/** The letter that brings an answer to whoever wrote to us. */
import { letterHtml, letterText, type LetterParts } from '#kit/mail/letter.ts';
import type { Letter } from '#kit/mail/mail.server.ts';
import type { Settings } from '#kit/settings.server.ts';

const longestQuote = 400;

interface Answered {
  ownerId: string | null;
  to: string;
  text: string;
  answer: string;
}

export function answerLetter(
  { product, publicUrl }: Settings,
  { ownerId, to, text, answer }: Answered,
): Letter {
  const parts: LetterParts = {
    product: product.name,
    title: 'We answered your feedback',
    paragraphs: [
      'You wrote to us:',
      `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`,
      'Our answer:',
      ...answer.split(/\n{2,}/),
    ],
    action: { label: 'Write to us again', url: `${publicUrl}/feedback` },
    reason: `You get this one letter because you left this address with your feedback at ${product.name}.`,
  };
  return {
    ownerId,
    to,
    template: 'feedback-answer',
    subject: `${parts.title} · ${product.name}`,
    text: letterText(parts),
    html: letterHtml(parts),
  };
}
