/** What can happen to money of an order. A debt's payment that is owed no more goes back, or waits while the bank has the order's money. */
export type MoneyWhat = 'paid' | 'returned' | 'debt_back' | 'debt_waits' | 'charged_back' | 'reversed';
export type CreditWhat = 'bought' | 'spent' | 'back' | 'revoked' | 'restored';

interface MoneyLine {
  order: string;
  what: MoneyWhat;
  amount: number;
}

interface CreditLine {
  order: string;
  what: CreditWhat;
  credits: number;
  /** The act it belongs to: a spend, or a charge-back. */
  act: string;
}

/** The books of one member: money and credits, each a table of lines. Every figure is a sum. Amounts are minor units. */
export class Books {
  #money: MoneyLine[] = [];
  #credits: CreditLine[] = [];

  money(order: string, what: MoneyWhat, amount: number): void {
    this.#money.push({ order, what, amount });
  }

  credits(order: string, what: CreditWhat, credits: number, act: string): void {
    if (credits > 0) this.#credits.push({ order, what, credits, act });
  }

  sum(order: string, ...what: MoneyWhat[]): number {
    return this.#money.reduce(
      (sum, line) => sum + (line.order === order && what.includes(line.what) ? line.amount : 0),
      0,
    );
  }

  #count(order: string, ...what: CreditWhat[]): number {
    return this.#credits.reduce(
      (sum, line) => sum + (line.order === order && what.includes(line.what) ? line.credits : 0),
      0,
    );
  }

  /** Money that the bank has. */
  charged(order: string): number {
    return this.sum(order, 'charged_back') - this.sum(order, 'reversed');
  }

  /** Money that is back with the buyer, or on its way. */
  returned(order: string): number {
    return this.sum(order, 'returned', 'debt_back');
  }

  /** Money of an order that is here. */
  left(order: string): number {
    return this.sum(order, 'paid') - this.returned(order) - this.charged(order);
  }

  used(order: string): number {
    return this.#count(order, 'spent') - this.#count(order, 'back');
  }

  unused(order: string): number {
    return this.#count(order, 'bought', 'restored') - this.#count(order, 'revoked') - this.used(order);
  }

  /** Credits of an act, by order. */
  ofAct(act: string, what: CreditWhat): { order: string; credits: number }[] {
    return this.#credits.filter((line) => line.what === what && line.act === act);
  }

  /** Turns payments of debts that waited for the bank into returns. */
  release(order: string): void {
    for (const line of this.#money)
      if (line.order === order && line.what === 'debt_waits') line.what = 'debt_back';
  }
}
