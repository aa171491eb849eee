const longest = 30;
/** Letters that are no other letter with a mark. */
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** As a name reads in an address: without marks and apostrophes, its words joined by hyphens. */
export const handleFrom = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ`´]/gu, '')
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => spelt[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
