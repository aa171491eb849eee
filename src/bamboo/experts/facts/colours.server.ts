/** Colours: the names that CSS knows, hexadecimal, RGB and HSL. */
import { createRequire } from 'node:module';
import { asNames, factExpert, type FactAnswer } from './fact.ts';

type Rgb = readonly [number, number, number];

const require = createRequire(import.meta.url);
let names: Readonly<Record<string, Rgb>> | undefined;
/** A package of ES modules since its second version: what is required is the module. */
function colourNames(): Readonly<Record<string, Rgb>> {
  const loaded = require('color-name') as { default?: Record<string, Rgb> } & Record<string, Rgb>;
  return (names ??= loaded.default ?? loaded);
}

const asked = '(?:what (?:is|are) |convert |give |show )?(?:the )?';
const code = '(?:hex(?:adecimal)?|rgb|hsl|css|html|colou?r)(?: (?:code|value|values|color|colour|number))*';
const ofName = new RegExp(
  `^${asked}${code} (?:of|for) (?:the )?(?:colou?r )?([a-z ]{3,25})$|^(?:what is )?([a-z ]{3,25}?)(?: colou?r)?(?: in| as|'s)? ${code}$`,
);
const ofHex =
  /^(?:what (?:is|colou?r is)|convert|name of|which colou?r is|what are the rgb values of)? ?(?:the )?(?:colou?r |hex(?: code| colou?r)? )*#([0-9a-f]{6}|[0-9a-f]{3})(?: (?:in(?:to)?|to|as)(?: an?)? (?:rgb|hsl|name|words))?$/;
const ofRgb =
  /^(?:what is |convert |what colou?r is )?rgb ?\(? ?(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) ?\)?(?: (?:in(?:to)?|to|as)(?: an?)? (?:hex|hexadecimal|name|hsl)(?: code)?)?$/;

export const colours = factExpert({
  id: 'colours',
  title: 'Colours',
  describes: 'Named colours and their hexadecimal, RGB and HSL values.',
  family: 'color-name',
  source: { title: 'CSS named colours (color-name)', url: 'https://www.w3.org/TR/css-color-4/#named-colors' },
  tell,
});

function tell(plain: string): FactAnswer | undefined {
  const named = ofName.exec(plain);
  const name = named && (named[1] ?? named[2])!.replaceAll(' ', '').replace('grey', 'gray');
  if (name && Object.hasOwn(colourNames(), name)) return said(name, colourNames()[name]!);
  const hex = ofHex.exec(plain)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return said(
      undefined,
      [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb,
    );
  }
  const rgb = ofRgb.exec(plain)?.slice(1).map(Number);
  return rgb && rgb.every((value) => value <= 255) ? said(undefined, rgb as unknown as Rgb) : undefined;
}

function said(name: string | undefined, rgb: Rgb): FactAnswer {
  const hex = `#${rgb
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
  const called = name ?? Object.entries(colourNames()).find(([, value]) => value.join() === rgb.join())?.[0];
  return {
    text: `${called ? `**${called}**: ` : ''}**${hex}**, rgb(${rgb.join(', ')}), hsl(${hslOf(rgb).join(', ')})`,
    value: asNames(hex),
  };
}

function hslOf(rgb: Rgb): [string, string, string] {
  const [r, g, b] = rgb.map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, range] = [(most + least) / 2, most - least];
  const hue =
    range === 0
      ? 0
      : most === r
        ? ((g - b) / range + 6) % 6
        : most === g
          ? (b - r) / range + 2
          : (r - g) / range + 4;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  return [String(Math.round(hue * 60)), `${Math.round(saturation * 100)}%`, `${Math.round(light * 100)}%`];
}
