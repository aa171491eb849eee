/** Who a letter goes to, as people say it: names, "my landlord", "the whole team", an address spelt out. */
import { capital } from '#language/capital.ts';

const title = String.raw`(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Mm]ister|[Dd]r|[Dd]octor|[Pp]rofessor|[Pp]rof)\.? )?`;
export const person = String.raw`${title}\p{Lu}[\p{L}'’-]+(?: (?!I['’])\p{Lu}[\p{L}'’-]+)?`;
export const people = String.raw`${person}(?:(?:, | and |, and )${person}){0,4}`;

const several =
  'team|colleagues|neighbou?rs|customers|clients|friends|parents|family|class|group|board|staff|committee';
const one =
  '(?:customer |technical )?support|boss|manager|supervisor|landlord|landlady|neighbou?r|colleague|teacher|customer|client|doctor|dentist|accountant|lawyer|coach|friend|mother|father|mum|mom|dad|sister|brother|wife|husband|partner|assistant|professor|supplier|agency|reception|human resources|hr|accounting|insurance';
const sort = '(?:whole|entire|class|project|sales|support|design|dear)';
export const role = String.raw`(?:the |my |our )?(?:${sort} )?(?:${one}|${several})`;
const address = String.raw`[\w.+-]+(?:@| at )[\w-]+(?:(?:\.| dot )[a-z]{2,}){1,3}`;
/** "The hotel", "the school office": whatever has an article and nothing after it. */
const place = String.raw`(?:the|my|our) \p{Ll}+(?: \p{Ll}+){0,2}?(?=[.,:?]|$| (?:that|and|about|saying|to|when|whether|if|what|how|we|I|please)\b)`;
export const who = String.raw`(?:${people}|${role},? ${person}|${role}|${address}|everyone|everybody|all of (?:them|you)|all|${place})`;

const written: Record<string, string> = { mister: 'Mr', doctor: 'Dr', professor: 'Professor' };
const areNames = new RegExp(String.raw`^${people}$`, 'u');
const asRole = new RegExp(String.raw`^${role},? (?=${person}$)`, 'u');
const asGroup = new RegExp(String.raw`^(?:the |my |our )?(?:${sort} )?(${several})$`, 'u');

/** As a letter greets them: "Mister Meier" is written "Mr Meier", "my landlord Mr Kowalski" has a name, "my boss" has none. */
export function greetedAs(said: string): string | undefined {
  if (/^(?:everyone|everybody|all)\b/.test(said)) return said.startsWith('all') ? 'all' : 'everyone';
  if (asGroup.test(said)) return asGroup.exec(said)![1];
  const name = areNames.test(said) ? said : said.replace(asRole, '');
  return areNames.test(name)
    ? name.replace(
        /^(?:mister|mr|mrs|ms|miss|doctor|dr|prof|professor)\b/i,
        (word) => written[word.toLowerCase()] ?? capital(word),
      )
    : undefined;
}

/** "Billing at acme dot com" is an address. */
export const asAddressed = (said: string) =>
  new RegExp(`^${address}$`).test(said) ? said.replace(' at ', '@').replaceAll(' dot ', '.') : said;
