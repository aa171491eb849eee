/** A measure in the units of the other system, by their definitions. What is no number with a known unit stays alone. */
import { convertTemperature, scaleOf, signOf } from '#language/temperature.ts';
import { unitByName } from '#language/unit-table.ts';

/** The unit that readers of the other system expect, by the name of the given one. */
const others: Readonly<Record<string, { to: string; sign: string }>> = {
  millimetre: { to: 'inch', sign: 'in' },
  centimetre: { to: 'inch', sign: 'in' },
  metre: { to: 'foot', sign: 'ft' },
  kilometre: { to: 'mile', sign: 'mi' },
  inch: { to: 'millimetre', sign: 'mm' },
  foot: { to: 'metre', sign: 'm' },
  yard: { to: 'metre', sign: 'm' },
  mile: { to: 'kilometre', sign: 'km' },
  gram: { to: 'ounce', sign: 'oz' },
  kilogram: { to: 'pound', sign: 'lb' },
  ounce: { to: 'gram', sign: 'g' },
  pound: { to: 'kilogram', sign: 'kg' },
  litre: { to: 'gallon', sign: 'US gal' },
  gallon: { to: 'litre', sign: 'l' },
  millilitre: { to: 'fluid ounce', sign: 'US fl oz' },
  'fluid ounce': { to: 'millilitre', sign: 'ml' },
  bar: { to: 'psi', sign: 'psi' },
  psi: { to: 'bar', sign: 'bar' },
};

/** `12` or `1,200.5`; a range or a list has several. */
const number = /-?\d{1,12}(?:,\d{3})*(?:\.\d{1,9})?/g;

/** Such as `5.91 in` for `150` and `mm`; undefined where there is no other way to say it. */
export function otherUnits(value: string, unit: string): string | undefined {
  if (value.length > 60 || !/^[\d\s,.×x–-]+$/.test(value) || !/\d/.test(value)) return undefined;
  const convert = converterOf(unit.trim().toLowerCase());
  if (!convert) return undefined;
  let isKnown = true;
  let isExact = true;
  const text = value.trim().replaceAll(number, (digits, at: number, whole: string) => {
    // A hyphen after a number is a range, not a minus.
    const isRange = digits.startsWith('-') && /\d\s*$/.test(whole.slice(0, at));
    const given = Number((isRange ? digits.slice(1) : digits).replaceAll(',', ''));
    const other = convert.of(given);
    if (other === undefined) isKnown = false;
    const rounded = roundedOf(other ?? 0);
    if (Math.abs(rounded - (other ?? 0)) > Math.abs(rounded) * 1e-9) isExact = false;
    return `${isRange ? '–' : ''}${rounded.toLocaleString('en', { maximumFractionDigits: 6 })}`;
  });
  return isKnown ? `${isExact ? '' : '≈ '}${text} ${convert.sign}` : undefined;
}

function converterOf(name: string): { of(given: number): number | undefined; sign: string } | undefined {
  const scale = scaleOf(name);
  if (scale && scale !== 'kelvin') {
    const to = scale === 'celsius' ? 'fahrenheit' : 'celsius';
    return { of: (given) => convertTemperature(given, scale, to), sign: signOf[to] };
  }
  const from = unitByName.get(name);
  const other = from && Object.hasOwn(others, from.one) ? others[from.one] : undefined;
  const to = other && unitByName.get(other.to);
  if (!from || !other || !to) return undefined;
  return { of: (given) => (given * from.factor) / to.factor, sign: other.sign };
}

/** Four digits say as much as the measure they come from. */
const roundedOf = (value: number) =>
  Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
