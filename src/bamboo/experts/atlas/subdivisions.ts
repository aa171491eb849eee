/** States and provinces with their capitals: the United States, Canada, Australia and the parts of the United Kingdom. */
import type { Expert } from '#bamboo/expert.ts';
import { slipsAllowed, slipsBetween } from '#language/distance.ts';
import { plainOf } from '#language/plain.ts';

interface Subdivision {
  name: string;
  capital: string;
  short: string;
  kind: string;
}

const tables: Readonly<Record<string, string>> = {
  'a state of the United States': `Alabama:Montgomery:AL,Alaska:Juneau:AK,Arizona:Phoenix:AZ,Arkansas:Little Rock:AR,California:Sacramento:CA,Colorado:Denver:CO,Connecticut:Hartford:CT,Delaware:Dover:DE,Florida:Tallahassee:FL,Georgia:Atlanta:GA,Hawaii:Honolulu:HI,Idaho:Boise:ID,Illinois:Springfield:IL,Indiana:Indianapolis:IN,Iowa:Des Moines:IA,Kansas:Topeka:KS,Kentucky:Frankfort:KY,Louisiana:Baton Rouge:LA,Maine:Augusta:ME,Maryland:Annapolis:MD,Massachusetts:Boston:MA,Michigan:Lansing:MI,Minnesota:Saint Paul:MN,Mississippi:Jackson:MS,Missouri:Jefferson City:MO,Montana:Helena:MT,Nebraska:Lincoln:NE,Nevada:Carson City:NV,New Hampshire:Concord:NH,New Jersey:Trenton:NJ,New Mexico:Santa Fe:NM,New York:Albany:NY,North Carolina:Raleigh:NC,North Dakota:Bismarck:ND,Ohio:Columbus:OH,Oklahoma:Oklahoma City:OK,Oregon:Salem:OR,Pennsylvania:Harrisburg:PA,Rhode Island:Providence:RI,South Carolina:Columbia:SC,South Dakota:Pierre:SD,Tennessee:Nashville:TN,Texas:Austin:TX,Utah:Salt Lake City:UT,Vermont:Montpelier:VT,Virginia:Richmond:VA,Washington:Olympia:WA,West Virginia:Charleston:WV,Wisconsin:Madison:WI,Wyoming:Cheyenne:WY`,
  'a province of Canada': `Alberta:Edmonton:AB,British Columbia:Victoria:BC,Manitoba:Winnipeg:MB,New Brunswick:Fredericton:NB,Newfoundland and Labrador:St. John's:NL,Nova Scotia:Halifax:NS,Ontario:Toronto:ON,Prince Edward Island:Charlottetown:PE,Quebec:Quebec City:QC,Saskatchewan:Regina:SK`,
  'a state of Australia': `New South Wales:Sydney:NSW,Queensland:Brisbane:QLD,South Australia:Adelaide:SA,Tasmania:Hobart:TAS,Victoria:Melbourne:VIC,Western Australia:Perth:WA`,
  'a part of the United Kingdom': `England:London:ENG,Scotland:Edinburgh:SCT,Wales:Cardiff:WLS,Northern Ireland:Belfast:NIR`,
};

const all: readonly Subdivision[] = Object.entries(tables).flatMap(([kind, table]) =>
  table.split(',').map((row) => {
    const [name = '', capital = '', short = ''] = row.split(':');
    return { name, capital, short, kind };
  }),
);

const capitalAsked =
  /^(?:(?:what|which|name)(?: (?:is|city is))?(?: the)? )?(?:state )?capital(?: city)? of (?:the )?(?:(?:us |american )?state of )?(.+?)(?: state)?$|^(?:what is )?(.+?)(?:'s)? (?:state )?capital$/;
const stateAsked =
  /^(?:what|which) (?:us |american )?(?:state|province) (?:is |has )?(.+?) (?:is )?(?:the |as (?:its |the ))?capital(?: (?:of|city))?$|^(.+?) is the capital of (?:what|which) (?:us |american )?(?:state|province)$/;
const shortAsked =
  /^(?:what is )?(?:the )?(?:postal |two[- ]letter |state )?(?:abbreviation|code) (?:of|for) (?:the state of )?(.+)$/;
const source = {
  title: 'Capitals of states and provinces',
  url: 'https://en.wikipedia.org/wiki/List_of_capitals_in_the_United_States',
};

export const subdivisions: Expert = {
  id: 'subdivisions',
  title: 'States and provinces',
  describes:
    'Capitals of the states of America and Australia, of the provinces of Canada and the parts of the United Kingdom.',
  async answer({ text }) {
    const said = tell(plainOf(text));
    if (!said) return null;
    return {
      expert: 'subdivisions',
      family: 'subdivisions',
      stance: 'answers',
      text: said.text,
      sources: [source],
      confidence: 0.9,
      value: { is: 'names', names: [said.name] },
    };
  },
};

function tell(plain: string): { text: string; name: string } | undefined {
  const capital = capitalAsked.exec(plain);
  const state = capital && named(capital[1] ?? capital[2]!);
  if (state)
    return {
      text: `**${state.capital}** is the capital of ${state.name}, ${state.kind}.`,
      name: state.capital,
    };
  const city = stateAsked.exec(plain);
  const owner = city && all.find((one) => one.capital.toLowerCase() === (city[1] ?? city[2])!);
  if (owner)
    return { text: `${owner.capital} is the capital of **${owner.name}**, ${owner.kind}.`, name: owner.name };
  const short = shortAsked.exec(plain);
  const abbreviated = short && named(short[1]!);
  if (abbreviated)
    return {
      text: `The abbreviation of ${abbreviated.name} is **${abbreviated.short}**.`,
      name: abbreviated.short,
    };
  return undefined;
}

function named(name: string): Subdivision | undefined {
  const exact = all.find((one) => one.name.toLowerCase() === name);
  if (exact || name.length < 6) return exact;
  const near = all.filter(
    (one) => slipsBetween(one.name.toLowerCase(), name, 1) <= Math.min(1, slipsAllowed(name.length)),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** For follow-ups: "and of Texas?" */
export const subdivisionNames: readonly string[] = all.map(({ name }) => name.toLowerCase());
