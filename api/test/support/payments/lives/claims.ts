/** A sum that a member owes after a charge-back. */
export interface Claim {
  /** The charged-back order. */
  order: string;
  amount: number;
  state: 'open' | 'paid' | 'waived' | 'reversed';
  /** The order that paid it. */
  by: string | null;
}

/** What a member owes, as a table of claims in the order in which they began. */
export class Claims {
  #all: Claim[] = [];

  /** The one that blocks orders. */
  oldest(): Claim | null {
    return this.#all.find(({ state }) => state === 'open') ?? null;
  }

  openOf(order: string): number {
    return this.#all.find((claim) => claim.order === order && claim.state === 'open')?.amount ?? 0;
  }

  /**
   * Makes the claims on an order add up to what it owes now. Paid and waived ones stay as long as they fit in; the newest are reversed first.
   * @returns those that were paid and are owed no more
   */
  adjust(order: string, owed: number): Claim[] {
    const own = this.#all.filter((claim) => claim.order === order);
    const ended = own.filter(({ state }) => state === 'paid' || state === 'waived');
    let due = owed - ended.reduce((sum, { amount }) => sum + amount, 0);
    const open = own.find(({ state }) => state === 'open');
    if (open && due > 0) open.amount = due;
    else if (open) open.state = 'reversed';
    else if (due > 0) this.#all.push({ order, amount: due, state: 'open', by: null });
    const over: Claim[] = [];
    for (const claim of ended.toReversed())
      if (due + claim.amount <= 0) {
        due += claim.amount;
        claim.state = 'reversed';
        if (claim.by !== null) over.push(claim);
      }
    return over;
  }
}
