/** Formulas of simple compounds, their names and molar masses. */
import type { Answer } from '#bamboo/expert.ts';
import { shown } from '#language/wording.ts';
import { formulas, readFormula } from './compounds.ts';
import type { Element } from './element-data.server.ts';

export interface ElementAnswer {
  text: string;
  value?: Answer['value'];
}

export const number = (value: number, unit?: string): Answer['value'] => ({
  is: 'number',
  number: value,
  ...(unit ? { unit } : {}),
});
export const names = (...list: string[]): Answer['value'] => ({ is: 'names', names: list });

/** "h2so4" where nobody took care; "co" is not CO, nor "no" NO. */
function substanceNamed(given: string): string | undefined {
  const exact = [...formulas].find(([, one]) => one === given)?.[0];
  const small = /\d/.test(given) && given.toLowerCase();
  return exact ?? [...formulas].find(([, one]) => one.toLowerCase() === small)?.[0];
}

export function formatFormula(
  text: string,
  plain: string,
  all: readonly Element[],
): ElementAnswer | undefined {
  const named = /^(?:what is )?(?:the )?(?:chemical |molecular )?formula (?:of|for) (.+)$/.exec(plain)?.[1];
  const known = named && formulas.get(named);
  if (known) return { text: `The formula of ${named} is **${known}**.`, value: names(known) };
  const given =
    /\b(?:what (?:is|substance is|compound is|chemical is)|what'?s|wats|name of|formula) ((?:[A-Z][a-z]?\d*|\(|\)\d*){2,})\??$/i.exec(
      text.trim(),
    )?.[1];
  const asks = /^([A-Z][A-Za-z0-9()]{1,20}) (?:is what|is which|- what)/.exec(text.trim())?.[1];
  const substanceOf = asks && [...formulas].find(([, one]) => one === asks)?.[0];
  if (substanceOf) return { text: `${asks} is **${substanceOf}**.`, value: names(substanceOf) };
  const substance = given && substanceNamed(given);
  if (
    substance &&
    /\d|[A-Z].*[A-Z]/.test(given) &&
    /^(?:what is|what'?s|wats) |^what (?:substance|compound|chemical)/i.test(text.trim())
  )
    return { text: `${given} is **${substance}**.`, value: names(substance) };
  const weighed =
    /\b(?:molar mass|molecular (?:mass|weight)|formula (?:mass|weight)) (?:of|for) (?:an? )?([A-Za-z0-9() ]{1,40}?)\??$/i.exec(
      text.trim(),
    )?.[1];
  const counts = weighed && readFormula(formulas.get(weighed.toLowerCase()) ?? weighed);
  if (!counts) return undefined;
  const masses = [...counts].map(
    ([symbol, count]) => (all.find((one) => one.symbol === symbol)?.mass ?? Number.NaN) * count,
  );
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return Number.isNaN(total)
    ? undefined
    : {
        text: `The molar mass of ${weighed} is **${shown(Number(total.toPrecision(6)))} g/mol**.`,
        value: number(total, 'g/mol'),
      };
}
