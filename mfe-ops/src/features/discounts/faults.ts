import type { FieldFault } from '@rendezvous/contract/kernel/field-rules';

/** The fault of a number that was read from a field: NaN is none. */
export const numberFault = (read: number | null): FieldFault | undefined =>
  Number.isNaN(read) || read === 0 ? { code: 'invalid' } : undefined;
