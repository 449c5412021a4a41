import type { Fault } from './fault.ts';
import { BOOK_FAULTS } from './faults/books.ts';
import { ORDER_FAULTS } from './faults/orders.ts';
import { PROVIDER_FAULTS } from './faults/provider.ts';
import { RETURN_FAULTS } from './faults/returns.ts';

/** Every named fault in money. */
export const FAULTS: readonly Fault[] = [
  ...ORDER_FAULTS,
  ...PROVIDER_FAULTS,
  ...RETURN_FAULTS,
  ...BOOK_FAULTS,
];
