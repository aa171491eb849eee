/** "Replace cat with dog: …", and the longest or shortest word of a text. */
import { capital } from './change-text.ts';

const swapping =
  /^(?:replace|change|swap|substitute)(?: (?:every|each|all|the|any))*(?: words?)? ["'“]?(.+?)["'”]? (?:with|by|for|to|into)(?: the word)? ["'“]?(.+?)["'”]?(?: (?:in|everywhere)(?: .*)?)?$/;

/** Whole words; one that begins with a capital keeps it. */
export function swapped(text: string, request: string): string | undefined {
  const [, from, to] = swapping.exec(request) ?? [];
  if (!from || !to || !/\w/.test(from)) return undefined;
  const sought = new RegExp(
    `(?<![\\p{L}\\p{N}])${from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const now = text.replaceAll(sought, (found) => (/^\p{Lu}/u.test(found) ? capital(to) : to));
  return now === text ? undefined : now;
}

const lengthAsked =
  /^(?:what is |what's |whats |which is |find |give me |tell me |show me )?(?:the )?(longest|shortest) word(?: (?:in|of|from|here|this|the|following|text|sentence|list|these))*$/;

export function wordByLength(text: string, request: string): string | undefined {
  const how = lengthAsked.exec(request)?.[1];
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu);
  if (!how || !words) return undefined;
  const lengths = words.map((word) => word.length);
  const wanted = how === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  return [...new Set(words.filter((word) => word.length === wanted))].join(', ');
}
