/** One number written another way: as a fraction, a decimal, rounded, in powers of ten. */
import { inPowers } from '#language/wording.ts';
import { evaluate } from './math.server.ts';
import { fromDecimal, rational, shownRational } from './rational.ts';
import { written } from './result.ts';

const asking =
  /^(?:what is |convert |write |express |show |turn |simplify |reduce )?(?:the )?(?:fraction |decimal |number )?/;

export function notationOf(plain: string): string | undefined {
  const text = plain.replace(asking, '').replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  const asks = plain.replace(text, '');
  const fraction =
    /^(\d{1,12}) ?\/ ?(\d{1,12})(?: (?:in(?:to)?|to|as) (?:an? |its? )?(decimal|simplest form|lowest terms|simplest terms)(?: number| form)?)?$/.exec(
      text,
    );
  if (fraction && Number(fraction[2]) !== 0) {
    const isDecimal = fraction[3] === 'decimal';
    if (!isDecimal && !fraction[3] && !/simplify|reduce/.test(asks)) return undefined;
    const value = isDecimal && evaluate(`${fraction[1]} / ${fraction[2]}`);
    if (value)
      return `${fraction[1]}/${fraction[2]} = **${written(value).text}**${written(value).exact ? '' : ' (rounded)'}`;
    const simple = shownRational(rational(BigInt(fraction[1]!), BigInt(fraction[2]!)));
    return `${fraction[1]}/${fraction[2]} = **${simple}**`;
  }
  const decimal = /^(\d{0,12}\.\d{1,12}) (?:in(?:to)?|to|as) (?:an? )?(?:simple |common )?fraction$/.exec(
    text,
  );
  const exact = decimal && fromDecimal(decimal[1]!.replace(/^\./, '0.'));
  if (exact) return `${decimal[1]} = **${shownRational(exact)}**`;
  const percent = /^(\d{0,12}(?:\.\d{1,12})?) (?:in(?:to)?|to|as) an? (?:percent|percentage|%)$/.exec(text);
  const hundredfold = percent?.[1] && evaluate(`${percent[1]} * 100`);
  if (hundredfold) return `${percent![1]} = **${written(hundredfold).text}%**`;
  const fromPercent = /^(\d+(?:\.\d+)?) ?(?:%|percent) (?:in(?:to)?|to|as) an? (decimal|fraction)$/.exec(
    text,
  );
  if (fromPercent) {
    const value = fromDecimal(fromPercent[1]!);
    const share = value && rational(value.top, value.bottom * 100n);
    if (!share) return undefined;
    const decimals = evaluate(`${fromPercent[1]} / 100`);
    return `${fromPercent[1]}% = **${fromPercent[2] === 'fraction' ? shownRational(share) : decimals && written(decimals).text}**`;
  }
  const scientific = /^(\d+(?:\.\d+)?) (?:in|to|as) scientific notation$/.exec(text);
  if (scientific) return `${scientific[1]} = **${inPowers(scientific[1]!)}**`;
  return rounding(plain);
}

function rounding(plain: string): string | undefined {
  const places =
    /^(?:what is )?round(?:ed)? (-?\d+(?:\.\d+)?) (?:to|off to) (?:the nearest )?(?:(\d{1,2}) (?:decimals?(?: places?)?|places|dp)|(whole number|integer|whole|ten|tenth|hundred|hundredth|thousand|thousandth))$/.exec(
      plain,
    ) ??
    /^(?:what is )?(-?\d+(?:\.\d+)?) rounded to (?:the nearest )?(?:(\d{1,2}) (?:decimals?(?: places?)?|places|dp)|(whole number|integer|whole|ten|tenth|hundred|hundredth|thousand|thousandth))$/.exec(
      plain,
    );
  if (!places) return undefined;
  const [, number, decimals, name] = places;
  const steps: Record<string, string> = {
    ten: '10',
    hundred: '100',
    thousand: '1000',
    tenth: '0.1',
    hundredth: '0.01',
    thousandth: '0.001',
  };
  const value = decimals
    ? evaluate(`round(${number}, ${Math.min(12, Number(decimals))})`)
    : evaluate(`round(${number} / ${steps[name!] ?? '1'}) * ${steps[name!] ?? '1'}`);
  return value && `${number} rounds to **${written(value).text}**`;
}
