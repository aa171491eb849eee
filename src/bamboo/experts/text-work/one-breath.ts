/** Work asked in one breath, with nothing between the request and what it is about: "how many letters are in banana". */
import { withoutEnd } from '#language/plain.ts';
import { quotedSafely } from '#language/wording.ts';
import { countOf } from './count-text.ts';
import { itemsOf, titleCase } from './change-text.ts';
import { orderWords, sortedAs } from './sort-text.ts';

const longest = 300;
const thing = '(?:the )?(?:word |words |phrase |name |sentence )?["\'“]?(.+?)["\'”]?';

export function inOneBreath(message: string): string | undefined {
  const text = withoutEnd(message.trim()).replaceAll('’', "'");
  if (text.length > longest || text.includes('\n')) return undefined;
  return counted(text) ?? cased(text) ?? sortedItems(text) ?? backwards(text);
}

function counted(text: string): string | undefined {
  const match =
    /^(?:how many|count the|number of|what is the number of) (words|letters|characters|vowels|consonants|syllables) (?:are |is |are there |there are |does |do )*(?:in|of) (?:the )?(word |phrase |sentence |name )?(\S.*)$/i.exec(
      text,
    ) ??
    /^(?:how many) (words|letters|characters|vowels|consonants) (?:does|do) (?:the )?(word |phrase |sentence |name )?(\S.*?) (?:have|contain)$/i.exec(
      text,
    );
  if (
    match &&
    !/\b(?:alphabet|english|language|text|this|that|it|book|bible|file|document)\b/i.test(match[3]!) &&
    match[1] !== 'syllables'
  )
    return countOf(match[1]!.toLowerCase(), unquoted(match[3]!));
  const times =
    /^how (?:often|many times) (?:does|is|do) (?:the )?(?:letter )?["']?([a-z])["']? (?:appear|occur|come up|used|in|is) ?(?:in)? (?:the )?(?:word )?["']?([a-z]+)["']?$/i.exec(
      text,
    ) ??
    /^how many (?:letter )?["']?([a-z])["']?(?:'?s)? (?:are |are there |letters are )?(?:there )?(?:in) (?:the )?(?:word )?["']?([a-z]{2,})["']?$/i.exec(
      text,
    );
  if (!times) return undefined;
  const [letter, word] = [times[1]!.toLowerCase(), times[2]!];
  const count = [...word.toLowerCase()].filter((sign) => sign === letter).length;
  return `**${count}**: the letter “${letter}” comes ${count === 1 ? 'once' : `${count} times`} in “${quotedSafely(word)}”.`;
}

function cased(text: string): string | undefined {
  const asked = (where: string) =>
    new RegExp(
      `^(?:(?:please|can you|could you) )?(?:put|write|convert|make|change|turn) ${thing} (?:in|into|to) (?:all )?${where}$`,
      'i',
    ).exec(text)?.[1] ??
    new RegExp(`^${where} ${thing}$`, 'i').exec(text)?.[1] ??
    new RegExp(`^${thing},? (?:all )?in (?:all )?${where}$`, 'i').exec(text)?.[1];
  const isPointer = (words: string) => /^(?:this|that|it|these|the text|the following|my text)$/i.test(words);
  const large = asked('(?:upper ?case|capitals|capital letters|all caps)');
  if (large && !isPointer(large)) return quotedSafely(large.toUpperCase());
  const small = asked('(?:lower ?case|small letters)');
  if (small && !isPointer(small)) return quotedSafely(small.toLowerCase());
  const title = asked('title case');
  return title && !isPointer(title) ? quotedSafely(titleCase(title)) : undefined;
}

const sorting = new RegExp(
  `^(?:sort|alphabeti[sz]e|order|arrange|put|rank) (?:(?:these|this|the|them|words|names|numbers|following|list) )*(${orderWords})?[:,]?\\s*(.+?)(?:,? (${orderWords}))?$`,
  'i',
);

function sortedItems(text: string): string | undefined {
  const [, before = '', given, after = ''] = sorting.exec(text) ?? [];
  // What stands before a colon, or begins as an order does, is an order that we do not know.
  if (!given || !/,|\d \d/.test(given) || /:|^(?:by|in|into|from)\b/i.test(given)) return undefined;
  if (itemsOf(given).items.length < 3) return undefined;
  const done = sortedAs(given, `${before} ${after}`.toLowerCase());
  return done && quotedSafely(done);
}

function backwards(text: string): string | undefined {
  const word =
    /^(?:reverse|spell|write|say) (?:the word )?["']?([\p{L}]+)["']?(?: (?:backwards?|in reverse))$|^reverse (?:the word )["']?([\p{L}]+)["']?$|^what is ["']?([\p{L}]+)["']? (?:backwards?|spelled backwards?|in reverse)$/iu.exec(
      text,
    );
  const found = word?.slice(1).find(Boolean);
  return found && [...found].reverse().join('');
}

const unquoted = (text: string) => text.trim().replace(/^["“']([\s\S]*)["”']$/, '$1');
