/** Words that carry no fact. A loose reading may step over these and over nothing else: "former", "not" and "before" change what is asked. */

const words =
  `a an the of in on at to for from by with as into is are was were be been being am do does did can could would should will
  i me my mine we us our you your it its this that these those there here he she they them their his her one ones
  what which who how where whose and or so then if please pls thanks ok okay hi hey hello tell say give show find know need want
  like get got gets use uses used using call called calls name names named mean much many some any all each just also only about
  exactly really again too very quick quickly actually currently now today right correct true really think thought guess
  let us make made takes take took has have had having go goes going come comes coming look looking looks see seen try trying
  question answer wonder wondering curious sure maybe perhaps forgot forget remember word thing things kind sort type
  someone somebody anyone person people everyone ll ve re s t d m hm hmm well oh ah am must may might shall
  help yes no idea possible us im ive id dont lets ask asked asking asks told heard read saw saying says said`
    .split(/\s+/)
    .filter(Boolean);

const fillers = new Set(words);

/** Whether nothing but empty words is left, besides the ones that the reader knows. */
export function saysNothingElse(rest: string, more?: ReadonlySet<string>): boolean {
  return wordsLeft(rest, more).length === 0;
}

/** The words that are not empty. */
export function wordsLeft(rest: string, more?: ReadonlySet<string>): string[] {
  const found = rest.match(/[\p{L}\d]+/gu) ?? [];
  return found.filter((word) => !fillers.has(word) && !more?.has(word));
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
