/** The one hook for credits. Amounts are micro-dollars. */
export interface Spending<Reservation = unknown> {
  /** Throws `payment_required` where there is not enough. The same key reserves once; `about` says what asked. */
  reserve(principal: string, amount: number, key: string, about?: string): Promise<Reservation>;
  settle(reservation: Reservation, amount: number): Promise<void>;
  refund(reservation: Reservation): Promise<void>;
}
