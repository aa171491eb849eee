/** What can be asked of one country, and the words people use for it. */
export type Property =
  | 'capital'
  | 'currency'
  | 'languages'
  | 'borders'
  | 'border-count'
  | 'calling-code'
  | 'country-code'
  | 'continent'
  | 'place'
  | 'population'
  | 'area'
  | 'demonym'
  | 'flag'
  | 'domain'
  | 'iso-code'
  | 'official-name'
  | 'native-name'
  | 'landlocked'
  | 'coast'
  | 'coordinates';

/** As noun phrases: "the … of France", "France's …". */
export const nouns: readonly (readonly [Property, string])[] = [
  ['capital', 'capital(?: city)?|capitals|seat of government'],
  ['currency', '(?:official |national )?(?:currency|currencies|money|legal tender)(?: (?:code|name|used))?'],
  [
    'languages',
    '(?:official |national |main |primary )?(?:languages?|tongue)(?: spoken)?|official languages?',
  ],
  [
    'borders',
    'neighbou?rs?|neighbou?ring (?:countries|states|nations)|(?:land )?borders|bordering (?:countries|nations)',
  ],
  ['border-count', 'number of (?:neighbou?rs|neighbou?ring countries|bordering countries)'],
  [
    'calling-code',
    '(?:international |country )?(?:calling|dialling|dialing|dial|phone|telephone)(?: country)?(?: code| prefix)|(?:international |phone |telephone )prefix|phone country code|country calling code',
  ],
  ['country-code', 'country code'],
  ['continent', 'continent'],
  ['place', 'location|region|part of the world'],
  ['population', 'population(?: size)?|number of (?:inhabitants|people|residents)|inhabitants'],
  [
    'area',
    '(?:land |surface |total )?area|surface|size(?: in (?:km2|square (?:kilometres|kilometers|km)))?|square (?:kilometres|kilometers)',
  ],
  ['demonym', 'demonym|nationality'],
  ['flag', '(?:national )?flag(?: emoji)?|emoji flag'],
  [
    'domain',
    '(?:internet |web )?(?:country )?(?:code )?(?:top[- ]level )?(?:domain|tld)(?: ending| name| extension)?|internet (?:ending|code|extension)',
  ],
  [
    'iso-code',
    'iso(?: ?3166(?:-1)?)?(?: alpha-?[23])?(?: country)? codes?|(?:two|2|three|3)[- ]letter (?:country )?code',
  ],
  ['official-name', '(?:official|full|formal) name'],
  ['native-name', '(?:native|own|local) name|endonym'],
  [
    'coordinates',
    'coordinates|geographic coordinates|latitude(?: and longitude)?|longitude(?: and latitude)?',
  ],
];

/** As whole questions; `{}` is the country. */
export const phrasings: readonly (readonly [Property, string])[] = [
  [
    'currency',
    '(?:what|which) (?:currency|currencies|money)(?: (?:is|are|do|does))?(?: (?:they|people|we|you|one))? ?(?:used?|spent|accepted|pay with|have)? ?in {}',
  ],
  [
    'currency',
    '(?:what|which) (?:kind of |sort of |type of )?(?:currency|money) (?:does|do) (?:people (?:in|of) )?{}(?: people)?(?: use| have)?',
  ],
  [
    'currency',
    '(?:what|which) (?:currency|money) (?:do|does|can|should|would) (?:they|people|i|you|we|one)(?: need to)? (?:use|need|pay(?: with)?|spend|bring|have) (?:in|to|for) {}',
  ],
  ['currency', 'how do (?:people|they|you|i) pay in {}'],
  [
    'languages',
    '(?:what|which) languages? (?:is|are|do|does)(?: (?:they|people|the people))? ?(?:mainly |officially |mostly |commonly |also )?(?:spoken|speak|used?|official|talk)? ?in {}',
  ],
  [
    'languages',
    '(?:what|which) (?:is|are) the (?:official |main |national )?languages? (?:that (?:is|are) )?(?:spoken |used )?in {}',
  ],
  ['languages', '(?:what|which) (?:official )?languages? (?:does|do) {}(?: people)? (?:speak|have|use)'],
  ['languages', 'what do (?:they|people) speak in {}'],
  ['languages', '(?:what|which) languages? do (?:the )?people (?:of|from|in) {} speak'],
  [
    'borders',
    '(?:what|which) (?:countries|states|nations|country) (?:does|do|is|are|that)? ?(?:share (?:a|their|its)? ?(?:land )?borders? with|borders?|bordering|(?:are |is )?(?:next to|adjacent to|neighbou?ring|neighbou?r|around|touch(?:ing)?)|surround) {}',
  ],
  [
    'borders',
    '(?:what|which) (?:countries|states|nations) (?:does|do) {} (?:share (?:a |its )?borders? with|border(?: on| with)?|neighbou?r|touch)',
  ],
  ['borders', '(?:who|what) (?:does|do|are the neighbou?rs of) {} (?:border|neighbou?r)'],
  ['borders', '(?:what|who|which countries) borders? (?:on |with )?{}'],
  [
    'border-count',
    'how many (?:countries|states|nations|neighbou?rs|neighbou?ring countries|bordering countries) (?:does|do) {} (?:border|have|share (?:a |its )?borders? with)',
  ],
  ['border-count', 'how many (?:countries|states|nations) border {}'],
  [
    'calling-code',
    'how (?:do|can|would) (?:i|you|one) (?:call|phone|dial|ring)(?: (?:a number|someone))?(?: (?:in|to))? {}(?: from abroad)?',
  ],
  [
    'calling-code',
    '(?:what|which) (?:code|prefix|number) (?:do i|to) (?:dial|use|call)(?: (?:for|to call))? {}',
  ],
  [
    'continent',
    '(?:what|which|on which|in which|on what|in what) continent (?:is|does|do) {}(?: (?:in|on|part of|located|belong to|lie|located in|located on|situated in|lie in|lie on))?(?: (?:in|on))?',
  ],
  ['continent', '(?:what|which) continent (?:has|contains) {}'],
  [
    'place',
    '(?:where|in which part of the world|in what region) (?:is|are|on (?:the )?earth is|in the world is|does|can i find) {}(?: (?:located|situated|lie|found|on (?:the|a) map))?',
  ],
  [
    'population',
    'how many (?:people|inhabitants|residents|citizens|humans|persons) (?:are there in|live in|are in|are living in|does|do|inhabit|reside in|there are in|has) {}(?: have)?',
  ],
  ['population', 'how (?:populous|populated) is {}'],
  ['population', '(?:what|how (?:big|large|high)) is the population (?:of|in) {}'],
  [
    'area',
    'how (?:big|large|small|vast) is {}(?: in (?:area|km2|square (?:kilometres|kilometers|km)|size))?',
  ],
  [
    'area',
    '(?:how many|what is the number of) square (?:kilometres|kilometers|km) (?:is|are|does|has) {}(?: have| cover)?',
  ],
  ['area', 'how much (?:land|area|space) does {} (?:cover|have|take up|occupy)'],
  [
    'demonym',
    '(?:what|how) (?:do you call|are|is|do we call|does one call) (?:the )?(?:people|someone|a person|inhabitants|citizens|residents|somebody)(?: who (?:is|are|comes?))? (?:from|of|in|living in) {}(?: called| known as)?',
  ],
  [
    'demonym',
    '(?:what|how) (?:is|are) (?:someone|a person|people|a citizen|an inhabitant|inhabitants|citizens) (?:from|of) {} called',
  ],
  ['flag', '(?:what|how) does the (?:national )?flag of {} look(?: like)?'],
  ['flag', '(?:what|how) does {} flag look(?: like)?'],
  ['landlocked', '(?:is|are) {} (?:a )?landlocked(?: country)?'],
  ['coast', '(?:does|do) {} (?:have (?:access to (?:the )?(?:sea|ocean)|a coast(?:line)?|a sea ?coast))'],
  ['coast', 'has {} (?:a coast(?:line)?|access to (?:the )?sea)'],
  [
    'native-name',
    '(?:what|how) (?:is|do (?:people|they|locals) call) {}(?: called)? in (?:its|their|the) (?:own|native|local|national) language',
  ],
];
