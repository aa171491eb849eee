/** The provider's objects, as far as we use them; names are the protocol's. Amounts are cents, moments seconds. */
export interface LocalProviderObject {
  id: string;
  object: string;
}

type Meta = Record<string, string>;

export interface Customer extends LocalProviderObject {
  object: 'customer';
  email: string | null;
  name: string | null;
  /** Below zero: to their credit. */
  balance: number;
  currency: 'usd';
  metadata: Meta;
  invoice_settings: { default_payment_method: string | null };
  created: number;
  livemode: false;
}

export interface PaymentMethod extends LocalProviderObject {
  object: 'payment_method';
  type: 'card';
  customer: string;
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    fingerprint?: string;
  };
  /** For the local provider only: a published test number. */
  number: string;
}

export interface Price extends LocalProviderObject {
  object: 'price';
  active: true;
  currency: 'usd';
  product: string;
  unit_amount: number;
  lookup_key: string | null;
  type: 'recurring' | 'one_time';
  recurring: { interval: 'month' | 'year'; interval_count: 1 } | null;
  metadata: Meta;
}

export interface Coupon extends LocalProviderObject {
  object: 'coupon';
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: 'usd' | null;
  duration: 'once' | 'forever' | 'repeating';
  duration_in_months: number | null;
  valid: boolean;
}

export interface PromotionCode extends LocalProviderObject {
  object: 'promotion_code';
  code: string;
  active: boolean;
  times_redeemed: number;
  promotion: { type: 'coupon'; coupon: string };
}

interface SubscriptionItem extends LocalProviderObject {
  object: 'subscription_item';
  price: Price;
  quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends LocalProviderObject {
  object: 'subscription';
  customer: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  /** The end of the trial that was announced. */
  announced?: number;
  default_payment_method: string | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false };
  /** The coupon that still counts, by which code, and until when. */
  discount: { coupon: string; code: string | null; start: number; end: number | null; once: boolean } | null;
  metadata: Meta;
  created: number;
  livemode: false;
}

export interface InvoiceLine extends LocalProviderObject {
  object: 'line_item';
  description: string;
  amount: number;
  currency: 'usd';
  quantity: number;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
}

export interface Invoice extends LocalProviderObject {
  object: 'invoice';
  customer: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_tax_ids: { type: string; value: string }[];
  number: string | null;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  currency: 'usd';
  subtotal: number;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  starting_balance: number;
  ending_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Meta };
  } | null;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false };
  metadata: Meta;
  created: number;
  livemode: false;
}

export interface PaymentIntent extends LocalProviderObject {
  object: 'payment_intent';
  customer: string | null;
  amount: number;
  amount_received: number;
  currency: string;
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  payment_method: string | null;
  last_payment_error: { code: string; message: string } | null;
  invoice: string | null;
  metadata: Meta;
  created: number;
}

export interface Charge extends LocalProviderObject {
  object: 'charge';
  customer: string | null;
  payment_intent: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  /** Wholly. */
  refunded: boolean;
  currency: string;
  status: 'succeeded' | 'failed';
  created: number;
}

export interface Refund extends LocalProviderObject {
  object: 'refund';
  amount: number;
  currency: 'usd';
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  created: number;
}

export interface CheckoutSession extends LocalProviderObject {
  object: 'checkout.session';
  mode: 'payment' | 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  customer: string;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  amount_total: number;
  subscription: string | null;
  invoice: string | null;
  metadata: Meta;
  created: number;
  expires_at: number;
  /** What was asked for, until it is paid. */
  wish: {
    price: string;
    quantity: number;
    trialDays: number;
    coupon: string | null;
    /** The id of the code that it came by. */
    code?: string | null;
    meta: Meta;
    /** Paid once with this card, and not kept. */
    forgetsCard?: boolean;
  };
}

export interface Event extends LocalProviderObject {
  object: 'event';
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  data: { object: LocalProviderObject };
}
