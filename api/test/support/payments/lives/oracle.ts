import { Books } from './books.ts';
import { Claims, type Claim } from './claims.ts';

/** An order as the buyer knows it. */
interface Order {
  id: string;
  price: number;
  credits: number;
  code: string | null;
  /** What of the price is for a debt. */
  debt: { claim: Claim; amount: number } | null;
  state: 'open' | 'completed' | 'failed' | 'cancelled' | 'expired';
  /** Its money goes back whole. */
  isRefused: boolean;
}

export type NewOrder = Pick<Order, 'id' | 'price' | 'credits' | 'code' | 'debt'>;

/** What an order must look like now. */
export interface Expected {
  status: string;
  unused: number;
  paid: number;
  returned: number;
  chargedBack: number;
  owed: number;
}

/**
 * What must become of one member's orders, money, credits and debts. It imports nothing of the product and shares no rule with it: every figure
 * is a sum of lines in plain tables.
 */
export class Oracle {
  #orders = new Map<string, Order>();
  /** Orders in the order in which their credits came. */
  #lots: string[] = [];
  #books = new Books();
  #claims = new Claims();
  /** Which order has a code: reserved, or used for ever. */
  #codes = new Map<string, { order: string; isUsed: boolean }>();
  #standing = new Map<string, string>();
  #acts = 0;

  unused(order: string): number {
    return this.#books.unused(order);
  }

  balance(): number {
    return this.#lots.reduce((sum, order) => sum + this.unused(order), 0);
  }

  isCompleted(id: string): boolean {
    return this.#orders.get(id)?.state === 'completed';
  }

  #completed(): Order[] {
    return [...this.#orders.values()].filter(({ state }) => state === 'completed');
  }

  isPremium(): boolean {
    return this.#completed().some(({ id }) => this.#books.left(id) > 0);
  }

  /** What the member paid with completed orders and did not get back. */
  spent(): number {
    return this.#completed().reduce((sum, { id }) => sum + Math.max(0, this.#books.left(id)), 0);
  }

  /** What the member owes first; null when nothing is open. */
  debt(): Claim | null {
    return this.#claims.oldest();
  }

  isCodeFree(code: string): boolean {
    return !this.#codes.has(code);
  }

  /** The order that has a code that is reserved and not used yet. */
  reservedBy(code: string): string | null {
    const holder = this.#codes.get(code);
    return holder && !holder.isUsed ? holder.order : null;
  }

  ordered(order: NewOrder): void {
    this.#orders.set(order.id, { ...order, state: 'open', isRefused: false });
    if (order.code) this.#codes.set(order.code, { order: order.id, isUsed: false });
  }

  ended(id: string, state: 'failed' | 'cancelled' | 'expired'): void {
    const order = this.#orders.get(id)!;
    if (order.state !== 'open') return;
    order.state = state;
    this.#release(order);
  }

  #release({ id, code }: Order): void {
    if (code && this.#codes.get(code)?.order === id) this.#codes.delete(code);
  }

  /** Money arrives. An order that has money already, or whose money was refused, gets no more. */
  arrived(id: string, amount: number): void {
    const order = this.#orders.get(id)!;
    if (order.state === 'completed' || order.isRefused) return;
    this.#books.money(id, 'paid', amount);
    const holder = order.code === null ? null : (this.#codes.get(order.code)?.order ?? id);
    if (amount !== order.price || (order.code && holder !== id)) {
      order.isRefused = true;
      if (order.state === 'open') order.state = 'cancelled';
      this.#release(order);
      this.#books.money(id, 'returned', amount);
      return;
    }
    order.state = 'completed';
    if (order.code) this.#codes.set(order.code, { order: id, isUsed: true });
    this.#lots.push(id);
    this.#books.credits(id, 'bought', order.credits, id);
    this.#payDebt(order);
  }

  /** Pays what is open of the debt that an order is for; the rest of that part goes back. */
  #payDebt({ id, debt }: Order): void {
    if (!debt) return;
    const { claim, amount } = debt;
    const paid = claim.state === 'open' ? Math.min(amount, claim.amount) : 0;
    if (paid > 0) Object.assign(claim, { state: 'paid', amount: paid, by: id });
    if (amount > paid) this.#returnDebt(id, amount - paid);
    this.#follow(claim.order);
  }

  /** Returns a payment of a debt, unless the bank has the money of that order. */
  #returnDebt(id: string, amount: number): void {
    const isGone = this.#books.charged(id) >= this.#orders.get(id)!.price;
    this.#books.money(id, isGone ? 'debt_waits' : 'debt_back', amount);
    this.#follow(id);
  }

  /** An operator ends the oldest debt. */
  waived(): void {
    const claim = this.#claims.oldest()!;
    claim.state = 'waived';
    this.#follow(claim.order);
  }

  /** What a return of `credits` unused credits gives: what is here, less the price of those that stay and a debt that was paid. */
  quote(id: string, credits: number): number {
    const stays = this.#books.used(id) + this.unused(id) - credits;
    return Math.max(0, this.#forCredits(id) - this.#price(id, stays));
  }

  /** What an order still pays of a debt. */
  #debtOf(id: string): number {
    return (this.#orders.get(id)!.debt?.amount ?? 0) - this.#books.sum(id, 'debt_back', 'debt_waits');
  }

  #forCredits(id: string): number {
    return this.#books.left(id) - this.#debtOf(id);
  }

  #price(id: string, count: number): number {
    const { price, credits, debt } = this.#orders.get(id)!;
    return credits === 0 ? 0 : Math.floor(((price - (debt?.amount ?? 0)) * count) / credits);
  }

  returned(id: string, amount: number, credits: number): void {
    this.#books.money(id, 'returned', amount);
    this.#books.credits(id, 'revoked', credits, '');
    this.#follow(id);
  }

  chargedBack(id: string, amount: number): void {
    this.#books.money(id, 'charged_back', amount);
    this.#standing.set(id, `charge-back ${(this.#acts += 1)}`);
    this.#follow(id);
  }

  reversed(id: string): void {
    const act = this.#standing.get(id)!;
    this.#books.money(id, 'reversed', this.#books.charged(id));
    this.#standing.delete(id);
    const credits = this.#books.ofAct(act, 'revoked').reduce((sum, line) => sum + line.credits, 0);
    this.#books.credits(id, 'restored', credits, '');
    this.#books.release(id);
    this.#follow(id);
  }

  /** Spends credits of the oldest purchase first. @returns false without enough of them; nothing is spent then */
  spends(act: string, credits: number): boolean {
    if (this.balance() < credits) return false;
    let open = credits;
    for (const order of this.#lots) {
      const part = Math.min(open, this.unused(order));
      this.#books.credits(order, 'spent', part, act);
      open -= part;
    }
    return true;
  }

  /** Gives the credits of a spend back to the purchases they came from. */
  gaveBack(act: string): void {
    const lines = this.#books.ofAct(act, 'spent');
    for (const { order, credits } of lines) this.#books.credits(order, 'back', credits, act);
    for (const { order } of lines) this.#follow(order);
  }

  /** Revokes unused credits whose price is not here, and claims the price of used ones. */
  #follow(id: string): void {
    const order = this.#orders.get(id)!;
    if (order.state !== 'completed') return;
    const left = this.#forCredits(id);
    const all = this.#books.used(id) + this.unused(id);
    let paidFor = left > 0 ? all : 0;
    while (paidFor > 0 && this.#price(id, paidFor) > left) paidFor -= 1;
    const credits = Math.min(this.unused(id), all - paidFor);
    this.#books.credits(id, 'revoked', credits, this.#standing.get(id) ?? '');
    for (const { by, amount } of this.#claims.adjust(id, this.#owed(id))) this.#returnDebt(by!, amount);
  }

  /** What charge-backs of an order left open: the price of what was used, as far as it is not here. */
  #owed(id: string): number {
    const missing = this.#price(id, this.#books.used(id)) - this.#forCredits(id);
    return Math.min(this.#books.charged(id), Math.max(0, missing));
  }

  /** What the order must look like once all money is where it belongs. */
  expected(id: string): Expected {
    const { state } = this.#orders.get(id)!;
    const paid = this.#books.sum(id, 'paid');
    const [returned, chargedBack] = [this.#books.returned(id), this.#books.charged(id)];
    const isBack = paid > 0 && returned >= paid;
    const status =
      chargedBack > 0 ? 'charged_back' : isBack ? 'refunded' : state === 'open' ? 'pending' : state;
    const owed = this.#claims.openOf(id);
    return { status, unused: this.unused(id), paid, returned, chargedBack, owed };
  }
}
