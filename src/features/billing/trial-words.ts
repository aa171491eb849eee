/** Why a plan does not begin with a trial. */
export const trialHadWords = {
  address: 'This address has had its trial, so a plan is paid from its first day.',
  card: 'This card has had its trial, so the plan did not begin. Nothing was taken. Choose it again to pay from its first day.',
} as const;
