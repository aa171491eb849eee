/** Invites that work at the same time. */
export const mostInvites = 20;
export const mostUses = 100;
export const mostDays = 90;
export const mostShown = 3;
export const longestGreeting = 300;
/** Credits for whoever invited, and for whoever joined. */
export const rewardCredits = 25;
/** Finished results after which someone really is here. */
export const resultsForReward = 3;
/** Rewarded joins in thirty days. */
export const mostRewards = 20;

/** The rule, as everyone reads it. */
export const rewardRule = `You both get ${rewardCredits} credits once the person who joined has confirmed their e-mail address and made ${resultsForReward} results. Your own accounts, or accounts created in your browser, don’t count. Up to ${mostRewards} rewards in 30 days.`;
