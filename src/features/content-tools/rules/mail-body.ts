/** What a mail is about: without greeting, sign-off and the sentences that are only polite. */
const greeting =
  /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen)|bonjour|cher|chère|hola|estimad[oa])\b[^\n,!]{0,60}[,!]?[ \t]*(?:\n|$)/i;
const signOff =
  /\n\s{0,20}(?:best(?: regards| wishes)?|(?:kind(?:est)? |warm )?regards|sincerely|yours(?: \w+)?|cheers|(?:many )?thanks(?: (?:again|in advance|a lot))?|thank you|all the best|(?:viele|liebe|beste|mit freundlichen) grüße?n?|danke|cordialement|bien à vous|saludos)\b[,!.]?\s{0,20}\n[\s\S]{0,200}$/i;
const polite =
  /(?<=^|[.!?]\s|\n)(?:i hope (?:(?:you|this|that|all)\b[^.!?\n]{0,80})|hope (?:you|all)\b[^.!?\n]{0,60}|thank(?:s| you)(?: (?:so much|very much|a lot))? for (?:your|the|getting|writing)\b[^.!?\n]{0,80}|how are you\b[^.!?\n]{0,40}|(?:please )?(?:let me know|feel free)\b[^.!?\n]{0,80}|(?:i )?look(?:ing)? forward to\b[^.!?\n]{0,80})[.!?]+[ \t]*/gi;

export const mailBody = (text: string) =>
  text.replace(greeting, '').replace(signOff, '').replaceAll(polite, '').trim();
