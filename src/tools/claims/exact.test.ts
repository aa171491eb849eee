/** What exact code decides, whatever the trained heads make of it: a small sample of the adversarial sets. */
import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';
import { compare } from './match.server.ts';

const verdicts = (a: string, b: string) =>
  [compare(claimOf(a), claimOf(b)).is, compare(claimOf(b), claimOf(a)).is].join();

test.for<[string, string]>([
  ['France beat Brazil.', 'Brazil lost to France.'],
  ['France beat Brazil.', 'Brazil was beaten by France.'],
  ['Anna sold the car to Ben.', 'Ben bought the car from Anna.'],
  ['Greta gave Hugo the keys.', 'Hugo received the keys from Greta.'],
  ['Clara owes David 50 euros.', 'David is owed 50 euros by Clara.'],
  ['Ines is the mother of Jonas.', 'Jonas is the son of Ines.'],
  ['The flood caused the landslide.', 'The flood led to the landslide.'],
  ['The bus is more expensive than the train.', 'The train is cheaper than the bus.'],
  ['You must not park here.', 'Parking is forbidden here.'],
  ['The ban was in force until 1995.', 'The ban was in force till 1995.'],
  ['Ja, Hunde dürfen Trauben fressen.', 'Hunde dürfen Trauben fressen.'],
])('the same: %s | %s', ([a, b]) => {
  expect(verdicts(a, b)).toBe('same,same');
});

test.for<[string, string]>([
  ['France beat Brazil.', 'Brazil beat France.'],
  ['France beat Brazil.', 'France lost to Brazil.'],
  ['Anna sold the car to Ben.', 'Anna bought the car from Ben.'],
  ['Clara owes David 50 euros.', 'David owes Clara 50 euros.'],
  ['Ines is the mother of Jonas.', 'Ines is the daughter of Jonas.'],
  ['The flood caused the landslide.', 'The landslide caused the flood.'],
  ['Inflation rose because wages rose.', 'Wages rose because inflation rose.'],
  ['The speech was held before the dinner.', 'The speech was held after the dinner.'],
  ['Iron is heavier than wood.', 'Iron is lighter than wood.'],
  ['The tax applies to incomes above 10,000 euros.', 'The tax applies to incomes above 100,000 euros.'],
  ['Node 20.10 is required.', 'Node 20.1 is required.'],
  ['The museum is closed from Monday to Friday.', 'The museum is closed from Friday to Monday.'],
  ['The rate rose from 3 to 5 percent.', 'The rate rose from 5 to 3 percent.'],
  ['The train goes from Lyon to Paris.', 'The train goes from Paris to Lyon.'],
  ['Yes, honey is fine for babies.', 'Never give honey to babies.'],
  ['The fund is a good investment.', 'Stay away from the fund.'],
  ['Oui, c’est sans danger.', 'Non, c’est dangereux.'],
  ['Sí, el agua es potable.', 'No, el agua no es potable.'],
])('contrary: %s | %s', ([a, b]) => {
  expect(verdicts(a, b)).toBe('contrary,contrary');
});

test.for<[string, string]>([
  ['Ben bought the car from Anna.', 'Anna drove the car to Ben.'],
  ['A candle caused the fire.', 'A cable caused the fire.'],
  ['Ines is the mother of Jonas.', 'Ines is the father of Jonas.'],
  ['The Nile is longer than the Amazon.', 'The Nile is wider than the Amazon.'],
  ['Anna taught Ben.', 'Anna told Ben.'],
  ['The price is 40 euros.', 'It is unclear whether the price is 40 euros.'],
  ['The shop opens at nine.', 'It is disputed whether the shop opens at nine.'],
  ['The drug is safe.', 'It is not known whether the drug is safe.'],
  ['People over 18 may enter.', 'People who are at least 18 may enter.'],
  ['The law applies from 1 July 2024.', 'The law applies until 1 July 2024.'],
  ['The exhibition runs from 1 May.', 'The exhibition runs until 30 May.'],
  ['The pool opens before 1 May.', 'The pool opens after 1 May.'],
  ['The pool opens before 3 May 2020.', 'The pool opens before 9 May 2020.'],
])('never the same: %s | %s', ([a, b]) => {
  expect(verdicts(a, b)).not.toContain('same');
});
