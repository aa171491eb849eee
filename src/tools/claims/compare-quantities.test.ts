import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';
import { compareQuantities } from './compare-quantities.ts';

function compared(a: string, b: string) {
  const [one, other] = [a, b].map((text) => claimOf(text).quantities[0]!);
  expect(compareQuantities(other!, one!)).toBe(compareQuantities(one!, other!));
  return compareQuantities(one!, other!);
}

test.for<[string, string]>([
  ['1945', '1918'],
  ['69,204', '69,104'],
  ['RFC 9000', 'RFC 9001'],
  ['port 8000', 'port 8080'],
  ['the postcode 20000', 'the postcode 20095'],
  ['flight 2000', 'flight 2010'],
  ['299,792 km', '299,729 km'],
  ['€1,200', '€1,250'],
  ['$12.40', '$12.90'],
  ['$25,000', '$24,900'],
  ['1,000 bytes', '1,024 bytes'],
  ['100 senators', '104 senators'],
  ['1,000 seats', '1,024 seats'],
  ['50 %', '51 %'],
  ['90 days', '88 days'],
  ['330 m', '324 m'],
  ['330 m', '328 m'],
  ['2,030 km', '2,000 km'],
  ['69,000', '69,204'],
  ['more than a million visitors: over 1,000,000', 'over 2,000,000'],
  ['above 10,000 euros', 'above 100,000 euros'],
  ['below 50 km/h', 'under 100 km/h'],
  ['less than 5 %', 'less than 20 %'],
  ['over 75 euros', 'under 75 euros'],
  ['at least 12 people', 'at most 12 people'],
  ['8 or more rooms', '12 or more rooms'],
  ['Node 20.10', 'Node 20.1'],
  ['version 3.9 or newer', 'version 3.11 or newer'],
  ['version 1.2.3', 'version 1.2.4'],
  ['mehr als 50 Angestellte', 'mehr als 500 Angestellte'],
  ['10 km', '12 km'],
  ['8 million', '9 million'],
  ['1 mile', '2 km'],
  ['212 °F', '95 °C'],
  ['2-1', '3-1'],
  ['9:15', '9:45'],
  ['9 am', '9 pm'],
  ['at least 18 years', 'at least 21 years'],
  ['at least 250 employees', 'fewer than 250 employees'],
  ['up to 10 kg', '12 kg'],
  ['more than 30 languages', '25 languages'],
  ['60 to 100 beats', '120 to 140 beats'],
  ['about 84 million', 'about 60 million'],
])('%s is not %s', ([a, b]) => {
  expect(compared(a, b)).toBe('different');
});

test.for<[string, string]>([
  ['about 330 m', '324 m'],
  ['≈ 69,000', '69,204'],
  ['roughly 70,000', '69,204'],
  ['nearly 300 pages', '296 pages'],
  ['more than 30 languages', '37 languages'],
  ['8 billion', '8.2 billion'],
  ['$2 million', '$2.04 million'],
  ['3.14', '3.14159'],
  ['33 %', '33.3 %'],
  ['29,028 ft', '8,849 m'],
  ['26.2 miles', '42.195 km'],
  ['186,000 miles per second', '299,792 km per second'],
  ['6 ft', '183 cm'],
  ['212 °F', '100 °C'],
  ['98.6 °F', '37 °C'],
  ['90 minutes', '1.5 hours'],
  ['between 60 and 100', '60 to 100'],
  ['60 to 100', '72'],
  ['two thousand', '2,000'],
  ['about 2,000 km', '2,030 km'],
  ['above 10,000 euros', 'over €10,000'],
  ['18 years or older', 'at least 18 years'],
  ['at least 18', '18 years or older'],
  ['from 8 years on', 'at least 8 years'],
  ['must not exceed 4 °C', 'up to 4 °C'],
  ['5 kg or less', 'no more than 5 kg'],
  ['8,849 m', '8,848.86 m'],
  ['plus de 3 km', 'más de 3 km'],
])('%s is %s', ([a, b]) => {
  expect(compared(a, b)).toBe('same');
});

test.for<[string, string]>([
  ['5 km', '5 kg'],
  ['€5', '$5'],
  ['more than 30 languages', '90 languages'],
  ['60 to 100', '90 to 130'],
  ['over 18 years', 'at least 18 years'],
  ['up to 10 kg', '3 kg'],
  ['over 5 km', 'under 20 km'],
])('%s and %s say nothing of each other', ([a, b]) => {
  expect(compared(a, b)).toBe('unknown');
});
