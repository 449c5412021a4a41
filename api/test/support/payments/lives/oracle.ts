/**
 * The books of one member as two plain tables: money, and credits. It imports nothing of the product and shares no rule with it: every
 * figure is a sum of lines. Amounts are minor units.
 */
type MoneyWhat = 'paid' | 'returned' | 'charged_back' | 'reversed';
type CreditWhat = 'bought' | 'spent' | 'back' | 'revoked' | 'restored';

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

/** An order as the buyer knows it. */
interface Order {
  id: string;
  price: number;
  credits: number;
  code: string | null;
  state: 'open' | 'completed' | 'failed' | 'cancelled' | 'expired';
  /** Its money goes back whole. */
  isRefused: boolean;
}

/** What an order must look like now. */
export interface Expected {
  status: string;
  unused: number;
  paid: number;
  returned: number;
  chargedBack: number;
  owed: number;
}

export class Oracle {
  #orders = new Map<string, Order>();
  /** Orders in the order in which their credits came. */
  #lots: string[] = [];
  #money: MoneyLine[] = [];
  #credits: CreditLine[] = [];
  /** Which order has a code: reserved, or used for ever. */
  #codes = new Map<string, { order: string; isUsed: boolean }>();
  #standing = new Map<string, string>();
  #acts = 0;

  #sumMoney(order: string, what: MoneyWhat): number {
    return this.#money.reduce(
      (sum, line) => sum + (line.order === order && line.what === what ? line.amount : 0),
      0,
    );
  }

  #sumCredits(order: string, ...what: CreditWhat[]): number {
    return this.#credits.reduce(
      (sum, line) => sum + (line.order === order && what.includes(line.what) ? line.credits : 0),
      0,
    );
  }

  #charged(order: string): number {
    return this.#sumMoney(order, 'charged_back') - this.#sumMoney(order, 'reversed');
  }

  /** Money of an order that is here. */
  #left(order: string): number {
    return this.#sumMoney(order, 'paid') - this.#sumMoney(order, 'returned') - this.#charged(order);
  }

  #used(order: string): number {
    return this.#sumCredits(order, 'spent') - this.#sumCredits(order, 'back');
  }

  unused(order: string): number {
    const came = this.#sumCredits(order, 'bought', 'restored');
    return came - this.#sumCredits(order, 'revoked') - this.#used(order);
  }

  balance(): number {
    return this.#lots.reduce((sum, order) => sum + this.unused(order), 0);
  }

  isCompleted(id: string): boolean {
    return this.#orders.get(id)?.state === 'completed';
  }

  isPremium(): boolean {
    return [...this.#orders.values()].some(({ id, state }) => state === 'completed' && this.#left(id) > 0);
  }

  /** What the member paid with completed orders, and did not get back. */
  spent(): number {
    const completed = [...this.#orders.values()].filter(({ state }) => state === 'completed');
    return completed.reduce((sum, { id }) => sum + this.#sumMoney(id, 'paid'), 0);
  }

  isCodeFree(code: string): boolean {
    return !this.#codes.has(code);
  }

  /** The order that has a code that is reserved and not used yet. */
  reservedBy(code: string): string | null {
    const holder = this.#codes.get(code);
    return holder && !holder.isUsed ? holder.order : null;
  }

  ordered(id: string, price: number, credits: number, code: string | null): void {
    this.#orders.set(id, { id, price, credits, code, state: 'open', isRefused: false });
    if (code) this.#codes.set(code, { order: id, isUsed: false });
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
    this.#money.push({ order: id, what: 'paid', amount });
    const holder = order.code === null ? null : (this.#codes.get(order.code)?.order ?? id);
    if (amount !== order.price || (order.code && holder !== id)) {
      order.isRefused = true;
      if (order.state === 'open') order.state = 'cancelled';
      this.#release(order);
      this.#money.push({ order: id, what: 'returned', amount });
      return;
    }
    order.state = 'completed';
    if (order.code) this.#codes.set(order.code, { order: id, isUsed: true });
    this.#lots.push(id);
    this.#credits.push({ order: id, what: 'bought', credits: order.credits, act: id });
  }

  /** What a return of `credits` unused credits gives: what is here, less the price of those that stay. */
  quote(id: string, credits: number): number {
    const stays = this.#used(id) + this.unused(id) - credits;
    return Math.max(0, this.#left(id) - this.#price(id, stays));
  }

  #price(id: string, credits: number): number {
    const order = this.#orders.get(id)!;
    return Math.floor((order.price * credits) / order.credits);
  }

  returned(id: string, amount: number, credits: number): void {
    this.#money.push({ order: id, what: 'returned', amount });
    if (credits > 0) this.#credits.push({ order: id, what: 'revoked', credits, act: '' });
    this.#follow(id);
  }

  chargedBack(id: string, amount: number): void {
    this.#money.push({ order: id, what: 'charged_back', amount });
    this.#standing.set(id, `charge-back ${(this.#acts += 1)}`);
    this.#follow(id);
  }

  reversed(id: string): void {
    const act = this.#standing.get(id)!;
    this.#money.push({ order: id, what: 'reversed', amount: this.#charged(id) });
    this.#standing.delete(id);
    const credits = this.#credits.reduce((sum, line) => sum + (line.act === act ? line.credits : 0), 0);
    if (credits > 0) this.#credits.push({ order: id, what: 'restored', credits, act: '' });
    this.#follow(id);
  }

  /** Spends credits of the oldest purchase first. @returns false without enough of them; nothing is spent then */
  spends(act: string, credits: number): boolean {
    if (this.balance() < credits) return false;
    let open = credits;
    for (const order of this.#lots) {
      const part = Math.min(open, this.unused(order));
      if (part > 0) this.#credits.push({ order, what: 'spent', credits: part, act });
      open -= part;
    }
    return true;
  }

  /** Gives the credits of a spend back to the purchases they came from. */
  gaveBack(act: string): void {
    const lines = this.#credits.filter((line) => line.what === 'spent' && line.act === act);
    for (const { order, credits } of lines) this.#credits.push({ order, what: 'back', credits, act });
    for (const { order } of lines) this.#follow(order);
  }

  /** Revokes unused credits whose price is not here. */
  #follow(id: string): void {
    const order = this.#orders.get(id)!;
    if (order.state !== 'completed') return;
    const left = this.#left(id);
    const all = this.#used(id) + this.unused(id);
    let paidFor = left > 0 ? all : 0;
    while (paidFor > 0 && this.#price(id, paidFor) > left) paidFor -= 1;
    const credits = Math.min(this.unused(id), all - paidFor);
    const act = this.#standing.get(id) ?? '';
    if (credits > 0) this.#credits.push({ order: id, what: 'revoked', credits, act });
  }

  /** What the order must look like once all money is where it belongs. */
  expected(id: string): Expected {
    const { state, isRefused } = this.#orders.get(id)!;
    const [paid, returned, chargedBack] = [
      this.#sumMoney(id, 'paid'),
      this.#sumMoney(id, 'returned'),
      this.#charged(id),
    ];
    const isBack = paid > 0 && returned >= paid;
    const status =
      chargedBack > 0 ? 'charged_back' : isBack ? 'refunded' : state === 'open' ? 'pending' : state;
    const value = state === 'completed' ? this.#price(id, this.#used(id)) : 0;
    const owed = isRefused ? 0 : Math.min(chargedBack, Math.max(0, value - this.#left(id)));
    return { status, unused: this.unused(id), paid, returned, chargedBack, owed };
  }
}
