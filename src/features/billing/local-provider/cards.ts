/** The provider's published test cards, and how each behaves. Any other number is refused: no real card is ever typed here. */
export interface Refusal {
  code: string;
  declineCode?: string;
  message: string;
}

interface TestCard {
  brand: 'visa' | 'mastercard';
  /** For people to choose from. */
  label: string;
  /** At the checkout already. */
  refusal?: Refusal;
  /** Wants a second step in person: at the checkout only, or each time. */
  asks?: 'once' | 'always';
  /** Kept, and refused when it is charged later. */
  failsLater?: boolean;
  /** The others are everybody's; this one is known again, as real ones are. */
  isKnownAgain?: boolean;
}

const declined: Refusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa', label: 'Succeeds' },
  '5555555555554444': { brand: 'mastercard', label: 'Succeeds' },
  '4000000000000002': { brand: 'visa', label: 'Declined', refusal: declined },
  '4000000000009995': {
    brand: 'visa',
    label: 'Insufficient funds',
    refusal: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': {
    brand: 'visa',
    label: 'Expired card',
    refusal: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000002500003155': { brand: 'visa', label: 'Needs authentication', asks: 'once' },
  '4000002760003184': { brand: 'visa', label: 'Needs authentication every time', asks: 'always' },
  '5200828282828210': { brand: 'mastercard', label: 'Succeeds, trial already used', isKnownAgain: true },
  '4000000000000341': { brand: 'visa', label: 'Succeeds, then fails at renewal', failsLater: true },
};

/** What happens when it is charged: here in person, or later without anybody. */
export function refusalOf(number: string, when: 'checkout' | 'later'): Refusal | 'asks' | undefined {
  const card = testCards[number];
  if (!card)
    return { code: 'incorrect_number', message: 'Only test cards work here. No real card is needed.' };
  if (card.refusal) return card.refusal;
  if (when === 'checkout') return card.asks ? 'asks' : undefined;
  if (card.failsLater) return declined;
  if (card.asks === 'always')
    return {
      code: 'authentication_required',
      declineCode: 'authentication_required',
      message: 'Your bank needs you to confirm this payment.',
    };
  return undefined;
}
