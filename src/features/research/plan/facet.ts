/** What side of a thing a point asks for, and by which words a sentence shows that it speaks of it. */

interface Facet {
  /** In a point's own words. */
  asks: RegExp;
  /** In a sentence. */
  tells: RegExp;
  /** Put beside the topic when searching; nothing where it would only narrow. */
  seek: string;
}

const facets: readonly Facet[] = [
  {
    asks: /\b(?:(?:evidence|arguments?|reasons?) (?:against|not)|doubts?|disput\w+|unsettled|open questions?|other explanations)\b/i,
    tells:
      /\b(?:however|but|although|no (?:effect|evidence|difference|link|sign)|not|unclear|unknown|uncertain\w*|unresolved|inconclusive|mixed|doubt\w*|disput\w*|debat\w*|controvers\w*|critic\w*|contrary|contradict\w*|despite|fail\w*|limited|more research|alternative\w*|instead)\b/i,
    seek: 'debate',
  },
  {
    asks: /\bwas studied\b/i,
    tells:
      /\b(?:participants?|samples?|patients?|adults?|children|workers|employees|students|men|women|volunteers|subjects|cohort|households?|surveyed|sampled|randomi[sz]ed|mice|rats|countries)\b/i,
    seek: 'study participants',
  },
  {
    asks: /\b(?:conditions (?:that|under|for)|depends? on)\b/i,
    tells:
      /\b(?:if|when|unless|depend\w*|only|among|under|provided|whether|var(?:y|ies|ied)|differ\w*|more likely|less likely|especially|moderate\w*|where)\b/i,
    seek: '',
  },
  {
    asks: /\b(?:histor(?:y|ical)|timeline|origins?|when did|over time|how .{1,80} began)\b/i,
    tells:
      /\b(?:1[0-9]{3}|20[0-9]{2}|centur(?:y|ies)|decades?|first|began|begun|origin\w*|earliest|founded|introduced|invented|discovered|ancient|since|later|history)\b/i,
    seek: 'history',
  },
  {
    asks: /\b(?:figures?|numbers?|statistics?|how (?:many|much|large|big|common|often|long)|data on|costs?)\b/i,
    tells:
      /\d|\b(?:half|third|quarter|fifth|tenth|dozens?|hundreds?|thousands?|millions?|billions?|per ?cent|majority|most of)\b/i,
    seek: 'statistics',
  },
  {
    asks: /\b(?:evidence|stud(?:y|ies)|research (?:say|show|on)|proof|findings)\b/i,
    tells:
      /\b(?:stud(?:y|ies|ied)|trials?|research(?:ers)?|experiments?|evidence|found that|shows?|showed|shown|suggests?|measured|results?|review|meta-analysis|survey\w*|observed|data)\b/i,
    seek: 'study',
  },
  {
    asks: /\b(?:critic\w*|objections?|drawbacks?|disadvantages?|alternatives?|limits?|limitations?|risks?|problems?|against|controvers\w+|downsides?)\b/i,
    tells:
      /\b(?:however|but|although|critic\w*|limit\w*|problems?|risks?|concerns?|disput\w*|controvers\w*|drawbacks?|disadvantages?|alternatives?|instead|unlike|argu\w+|contrary|despite|fail\w*|harm\w*|difficult\w*|compared|cannot|not)\b/i,
    seek: 'criticism',
  },
  {
    asks: /\b(?:why|causes?|reasons?|leads? to|because)\b/i,
    tells:
      /\b(?:because|due to|caus\w+|leads? to|led to|reasons?|results? (?:in|from)|therefore|since|as a result|owing|so that|explain\w*|attribut\w+)\b/i,
    seek: 'causes',
  },
];

/** Undefined for a point that asks for no special side. */
export const facetOf = (point: string): Facet | undefined => facets.find(({ asks }) => asks.test(point));
