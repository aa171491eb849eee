/** Degrees: the only units here whose zero points differ. */

export type Scale = 'celsius' | 'fahrenheit' | 'kelvin';

const names: Readonly<Record<string, Scale>> = {
  celsius: 'celsius',
  c: 'celsius',
  '°c': 'celsius',
  'degrees celsius': 'celsius',
  'degree celsius': 'celsius',
  'degrees c': 'celsius',
  'deg c': 'celsius',
  fahrenheit: 'fahrenheit',
  f: 'fahrenheit',
  '°f': 'fahrenheit',
  'degrees fahrenheit': 'fahrenheit',
  'degree fahrenheit': 'fahrenheit',
  'degrees f': 'fahrenheit',
  'deg f': 'fahrenheit',
  kelvin: 'kelvin',
  kelvins: 'kelvin',
  k: 'kelvin',
  '°k': 'kelvin',
  'degrees kelvin': 'kelvin',
  'degrees k': 'kelvin',
};

export const signOf: Readonly<Record<Scale, string>> = { celsius: '°C', fahrenheit: '°F', kelvin: 'K' };

export function scaleOf(name: string): Scale | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

const lowestCelsius = -273.15;

/** Nothing is colder than absolute zero. */
export function convertTemperature(value: number, from: Scale, to: Scale): number | undefined {
  const celsius =
    from === 'celsius' ? value : from === 'kelvin' ? value + lowestCelsius : ((value - 32) * 5) / 9;
  if (celsius < lowestCelsius - 1e-9) return undefined;
  const result =
    to === 'celsius' ? celsius : to === 'kelvin' ? celsius - lowestCelsius : (celsius * 9) / 5 + 32;
  return Number(result.toFixed(6));
}
