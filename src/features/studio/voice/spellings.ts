/** Words that are spelt in two ways: British, American. Those that also mean something else are left out. */
const pairs =
  `colour color|colours colors|coloured colored|colourful colorful|favour favor|favourite favorite|favourites favorites|flavour flavor|flavours flavors|honour honor|labour labor|neighbour neighbor|neighbours neighbors|neighbourhood neighborhood|behaviour behavior|harbour harbor|humour humor|centre center|centres centers|theatre theater|theatres theaters|metre meter|metres meters|kilometre kilometer|kilometres kilometers|litre liter|litres liters|fibre fiber|organise organize|organised organized|organises organizes|organising organizing|organisation organization|organisations organizations|organiser organizer|organisers organizers|recognise recognize|recognised recognized|realise realize|realised realized|apologise apologize|apologised apologized|specialise specialize|specialised specialized|celebrate celebrate|customise customize|customised customized|optimise optimize|optimised optimized|personalised personalized|prioritise prioritize|summarise summarize|catalogue catalog|dialogue dialog|travelling traveling|traveller traveler|travellers travelers|travelled traveled|cancelled canceled|cancelling canceling|modelling modeling|jewellery jewelry|grey gray|programme program|programmes programs|licence license|licences licenses|defence defense|offence offense|tyre tire|tyres tires|cosy cozy|moustache mustache|pyjamas pajamas|aluminium aluminum|mum mom|storey story|enrol enroll|fulfil fulfill|skilful skillful|ageing aging|plough plow|draught draft|kerb curb`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([british, american]) => british !== american)
    // Both are words of either side.
    .filter(
      ([british]) =>
        !['programme', 'programmes', 'storey', 'dialogue', 'draught', 'tyre', 'tyres'].includes(british),
    );

export const toBritish: ReadonlyMap<string, string> = new Map(
  pairs.map(([british, american]) => [american, british]),
);
export const toAmerican: ReadonlyMap<string, string> = new Map(pairs);
