/** Addresses that no mail can reach, or that look mistyped. */
import { isAddress } from '#tools/kinds/email.ts';

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u;
const meant: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
};

/** What is wrong with it; undefined where nothing is. */
export function faultOf(address: string): { is: 'wrong' | 'mistyped'; words: string } | undefined {
  const [name = '', ...rest] = address.split('@');
  const domain = rest.join('@').toLowerCase();
  if (!isAddress(address) || !host.test(domain) || /^\.|\.$|\.\./.test(name))
    return { is: 'wrong', words: `“${address}” isn’t an e-mail address.` };
  const right = meant[domain] ?? (domain.endsWith('.con') ? domain.replace(/con$/, 'com') : undefined);
  return right ? { is: 'mistyped', words: `“${address}”: did you mean ${name}@${right}?` } : undefined;
}

/** What stands in a text with an @ in it, without the marks around it. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .slice(0, 100_000)
      .split(/[\s<>()[\]"“”,;:]+/)
      .filter((one) => /[^@]@./.test(one))
      .map((one) => one.replace(/[.!?'’]{1,9}$/, '')),
  ),
];
