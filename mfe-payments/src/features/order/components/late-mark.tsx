import styled from 'styled-components';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { latePart } from '@rendezvous/remote/late-part';

const Space = styled.span`
  width: 48px;
  height: 40px;
  flex: none;
`;

/** Mark of a method, in a chunk of its own: the row is there before it, in the same size. */
export const LateMark = latePart<{ method: PaymentMethodId }>(
  () => import(/* webpackChunkName: "method-marks" */ './method-mark.tsx').then((m) => m.MarkOf),
  { waiting: <Space />, missing: 'insist' },
);
