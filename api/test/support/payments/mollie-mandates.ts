import { newMollieId, Refusal } from './mollie-refusal.ts';

export interface DoubleMandate {
  id: string;
  customerId: string;
  status: 'valid' | 'pending' | 'invalid';
  method: 'directdebit' | 'creditcard';
  details: Record<string, string | null>;
  mandateReference: string | null;
  signatureDate: string;
  createdAt: string;
  /** The bank refuses each charge. */
  chargesFail: boolean;
}

const CARD = {
  cardHolder: 'A. Buyer',
  cardNumber: '6787',
  cardLabel: 'Visa',
  cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq',
  cardExpiryDate: '2031-12-31',
};

/** Customers and mandates as Mollie remembers them (docs.mollie.com: Customers API, Mandates API). */
export class MollieMandates {
  customers: { id: string; metadata: unknown }[] = [];
  mandates: DoubleMandate[] = [];
  now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  createCustomer(metadata: unknown): { id: string; metadata: unknown } {
    const customer = { id: newMollieId('cst'), metadata };
    this.customers.push(customer);
    return customer;
  }

  #create(customerId: string, facts: Pick<DoubleMandate, 'status' | 'method' | 'details'>): DoubleMandate {
    if (!this.customers.some(({ id }) => id === customerId))
      throw new Refusal(404, `No customer exists with token ${customerId}.`);
    const createdAt = this.now().toISOString();
    const mandate: DoubleMandate = {
      ...facts,
      id: newMollieId('mdt'),
      customerId,
      mandateReference: null,
      signatureDate: createdAt.slice(0, 10),
      createdAt,
      chargesFail: false,
    };
    this.mandates.push(mandate);
    return mandate;
  }

  /** The mandate of a first payment, pending until it is paid. */
  ofFirst = (customerId: string): DoubleMandate =>
    this.#create(customerId, { status: 'pending', method: 'creditcard', details: CARD });

  /** A mandate for an account, valid at once: Mollie checks the form of the IBAN only. */
  sign(customerId: string, asked: Record<string, string>): DoubleMandate {
    const { consumerName = '', consumerAccount = '', mandateReference = null, signatureDate = '' } = asked;
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(consumerAccount))
      throw new Refusal(422, 'The consumer account is invalid');
    const details = { consumerName, consumerAccount, consumerBic: null };
    const mandate = this.#create(customerId, { status: 'valid', method: 'directdebit', details });
    return Object.assign(mandate, { mandateReference, signatureDate });
  }

  find(customerId: string, id: string): DoubleMandate {
    const mandate = this.mandates.find((one) => one.id === id && one.customerId === customerId);
    if (!mandate) throw new Refusal(404, `No mandate exists with token ${id}.`);
    return mandate;
  }

  revoke(customerId: string, id: string): void {
    const mandate = this.find(customerId, id);
    this.mandates = this.mandates.filter((one) => one !== mandate);
  }
}
