import { randomBytes } from 'node:crypto';

/** A refusal as Mollie words it: status of the answer, and what is wrong. */
export class Refusal extends Error {
  status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

export const newMollieId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
