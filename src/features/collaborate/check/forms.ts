/**
 * Statements that Bamboo has an answer to, and the question that each one answers. Strict on purpose: what is not plainly one of
 * these is left alone. Every repetition has an end, so that no text takes long to search.
 */

/** `measured`: figures that differ a little from source to source. `either`: it cannot be determined which part is off. */
export type Kind = 'name' | 'exact' | 'measured' | 'year' | 'truth' | 'either';

interface Form {
  kind: Kind;
  /** The group `said` is what the text gives as the answer. */
  pattern: RegExp;
  question(parts: Readonly<Record<string, string>>): string;
}

const word = String.raw`\p{Lu}[\p{L}'’-]{0,30}`;
const name = `${word}(?: ${word})?`;
const thing = `(?:the )?${word}(?: (?:of |the )?${word}){0,3}`;
const number = String.raw`(?<![\d.,])\d{1,15}(?:,\d{3}){0,5}(?:\.\d{1,9})?(?: (?:thousand|million|billion))?`;
const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const month = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${month}),? \d{4}|(?:${month}) \d{1,2}(?:st|nd|rd|th)?,? \d{4}`;
const weekday = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const unit = String.raw`(?:miles?|kilomet(?:er|re)s?|km|met(?:er|re)s?|m|feet|foot|inch(?:es)?|yards?|cm|mm|kg|kilograms?|grams?|pounds?|lbs?|ounces?|lit(?:er|re)s?|gallons?|pints?|weeks?|days?|hours?|minutes?|seconds?|acres?|hectares?|°[CF])(?!\p{L})`;
const money =
  '(?:\\p{Lu}\\p{L}{1,20} )?(?:dollar|euro|pound|yen|yuan|franc|peso|rupee|krona|krone|real|rand|won|lira|zloty|ruble)';
const about = '(?:about |around |roughly |almost |nearly )?';
const equals = '(?:is|are|equals?|makes?|=)';
const world = '(?: in the world| on [Ee]arth| (?:in|of) the [Ss]olar [Ss]ystem)?';
const greatest = `(?:largest|biggest|smallest|highest|tallest|longest|deepest|hottest) (?:planet|ocean|continent|river|mountain|country|desert|lake)${world}`;
const end = '(?=[.,;:!?)\\n]|$)';
/** Where a statement begins: a word right before it may belong to the name. */
const begin = String.raw`(?<=^|[.!?,;:(\n]\s?|\b(?:and|that|but|because|while) )`;

const form = (kind: Kind, pattern: string, question: Form['question']): Form => ({
  kind,
  pattern: new RegExp(pattern, 'gu'),
  question,
});
const what: Form['question'] = ({ what, whom }) => `What is the ${what} of ${whom}?`;
const population: Form['question'] = ({ whom }) => `What is the population of ${whom}?`;
const dayOf: Form['question'] = ({ date }) => `What day of the week is ${date}?`;
const converted: Form['question'] = ({ much, from, to }) => `How many ${to} is ${much} ${from}?`;
const base: Readonly<Record<string, string>> = { ended: 'end', began: 'begin', started: 'start' };

export const forms: readonly Form[] = [
  form('either', `(?<said>${weekday}),? (?:the )?(?<date>${date})`, dayOf),
  form('either', `(?<date>${date}) (?:is|was|will be) a (?<said>${weekday})`, dayOf),

  form('name', `[Tt]he (?<what>capital|continent) of (?<whom>${thing}) is (?<said>${name})`, what),
  form('name', `[Tt]he (?<what>official language) of (?<whom>${thing}) is (?<said>${word})`, what),
  form('name', `[Tt]he (?<what>currency) of (?<whom>${thing}) is (?:the )?(?<said>${money})${end}`, what),
  form('name', `${begin}(?<said>${name}) is the (?<what>capital) of (?<whom>${thing})`, what),
  form(
    'name',
    `${begin}(?:[Tt]he )?(?<said>${name}) is the (?<what>${greatest})${end}`,
    ({ what }) => `What is the ${what}?`,
  ),
  form(
    'name',
    `[Tt]he (?:chemical )?symbol (?:of|for) (?<whom>[a-z]{3,15}) is (?<said>[A-Z][a-z]?)(?!\\p{L})`,
    ({ whom }) => `What is the chemical symbol of ${whom}?`,
  ),

  form('measured', `[Tt]he population of (?<whom>${thing}) is ${about}(?<said>${number})`, population),
  form(
    'measured',
    `(?<whom>${thing}) has ${about}(?<said>${number}) (?:inhabitants|people|citizens)`,
    population,
  ),
  form('measured', `(?<whom>${thing}) has a population of ${about}(?<said>${number})`, population),
  form('measured', `(?<said>${number}) people live in (?<whom>${thing})`, population),
  form(
    'measured',
    `[Tt]he (?<what>area) of (?<whom>${thing}) is ${about}(?<said>${number}) (?:km²|square kilomet(?:er|re)s)`,
    what,
  ),

  form(
    'truth',
    `${begin}(?<one>${thing})(?<said> does not border| borders)(?: on)? (?<other>${thing})`,
    ({ one, other }) => `Does ${one} border ${other}?`,
  ),
  form(
    'truth',
    `(?<year>\\d{4})(?<said> (?:is|was)(?: not)?) a leap year`,
    ({ year }) => `Is ${year} a leap year?`,
  ),

  form(
    'year',
    `(?<whom>${thing}) (?<verb>ended|began|started) in (?<said>\\d{4})`,
    ({ whom, verb }) => `When did ${whom} ${base[verb!]}?`,
  ),
  form(
    'year',
    `(?<whom>${thing}) was (?<verb>built|finished|completed|founded|discovered|invented|born) in (?<said>\\d{4})`,
    ({ whom, verb }) => `When was ${whom} ${verb}?`,
  ),

  form('exact', `[Tt]he (?<what>atomic number) of (?<whom>[a-z]{3,15}) is (?<said>\\d{1,3})`, what),
  form(
    'exact',
    `\\b[Aa]n? (?<whom>[a-z]{2,20}) has (?<said>${small}|\\d{1,4}) (?<what>legs|eyes|wings|days|hours|minutes|months|sides)`,
    ({ what, whom }) => `How many ${what} does a ${whom} have?`,
  ),
  form(
    'exact',
    `[Tt]here are (?<said>${small}|\\d{1,6}) (?<what>[a-z]{3,20}) in (?<whom>an? [a-z]{2,20}(?: year)?|the [Ss]olar [Ss]ystem)${end}`,
    ({ what, whom }) => `How many ${what} are there in ${whom}?`,
  ),
  form(
    'exact',
    `(?<much>${number}) ?(?<from>${unit}) ${equals} ${about}(?<said>${number}) ?(?<to>${unit})`,
    converted,
  ),
  form(
    'exact',
    `(?<much>${number}) ?(?<from>${unit}) \\(${about}(?<said>${number}) ?(?<to>${unit})\\)`,
    converted,
  ),
  form(
    'exact',
    `(?<sum>${number}(?: ?[-+*×x/÷] ?${number}){1,8}) ?(?:=|is|equals) ?(?<said>${number})`,
    ({ sum }) => `What is ${sum!.replaceAll('x', '×')}?`,
  ),
  form(
    'exact',
    `(?<share>${number}(?:%| percent) of ${number}) (?:=|is|equals) (?<said>${number})`,
    ({ share }) => `What is ${share}?`,
  ),
];
