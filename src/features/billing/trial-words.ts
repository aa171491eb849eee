/** Why a plan does not begin with a trial. */
export const trialHadWords = {
  address: 'This address has already had a free trial, so you pay from day one.',
  card: 'This card has already been used for a trial, so your plan didn’t start. You weren’t charged. Choose it again to start without a trial.',
} as const;
