/** "Is it true that Oslo is the capital of Norway" as the question that it is: "is Oslo the capital of Norway". */

const wrapped =
  /^(?:(?:is|was) it (?:really |actually |indeed )?(?:true|correct|right|a fact|the case|so|accurate)(?: to say)?(?:,? that)?|is it not (?:true|correct|the case)(?: that)?|(?:it is )?true or false[:,-]?(?: that)?|(?:please )?(?:verify|confirm|fact[- ]check)[:,]?(?: that| whether| if)?|am i (?:right|correct) (?:that|in thinking(?: that)?)|did you know(?: that)?) +(.+)$/;
const tagged =
  /^(.+?),? (?:(?:is that |am i )?(?:right|correct)|true or false|is (?:it|that|this) (?:true|so)|yes or no|is not it|are not they|does not it|(?:isn't|aren't|doesn't) (?:it|they))$/;
const asksAlready = /^(?:is|are|was|were|does|do|did|has|have|can|what|which|who|how|when|where|why)\b/;
/** "Isn't Lima the capital" asks the same as "is Lima the capital". */
const negated = /^(is|are|was|were|does|do|did) not /;

/** "Is Paris still the capital". */
const stressed =
  /^((?:is|are|does|do) .+?) (?:still|really|actually|indeed|currently) (?=the |an? |in |have |use )/;

/** From a plain text. What asks nothing of the kind stays as it is. */
export function asYesNo(plain: string): string {
  const stated = (wrapped.exec(plain) ?? tagged.exec(plain))?.[1];
  const claim = stated?.replace(/^(?:that|if|whether) /, '');
  const asked = claim ? (asksAlready.test(claim) ? claim : inverted(claim)) : plain;
  return (asked ?? plain).replace(negated, '$1 ').replace(stressed, '$1 ');
}

/** "There are two" → "are there two", "Mars has two moons" → "does Mars have two moons". */
function inverted(claim: string): string | undefined {
  if (/^[\d(.-][^=]*=/.test(claim)) return `is ${claim.replaceAll(/ *= */g, ' = ')}`;
  const be = /^(.+?) (is|are|was|were) (.+)$/.exec(claim);
  if (be) return `${be[2]} ${be[1]} ${be[3]}`;
  const had = /^(.+?) (has|have|had) (.+)$/.exec(claim);
  if (had) return `${had[2] === 'had' ? 'did' : had[2] === 'has' ? 'does' : 'do'} ${had[1]} have ${had[3]}`;
  const acts = /^(.+?) (border|use|speak|equal|contain|weigh|touch)(s?) (.+)$/.exec(claim);
  return acts ? `${acts[3] ? 'does' : 'do'} ${acts[1]} ${acts[2]} ${acts[4]}` : undefined;
}
