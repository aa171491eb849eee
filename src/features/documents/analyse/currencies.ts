/** Currencies as papers name them, for patterns. */
export const currencies =
  'EUR|USD|GBP|CHF|JPY|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|CAD|AUD|NZD|SGD|HKD|CNY|INR|KRW|THB|ZAR|NGN|KES|EGP|AED|SAR|ILS|BRL|MXN|ARS|CLP|COP|PEN';
