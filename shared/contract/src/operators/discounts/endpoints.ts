import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsChangeDiscountBody,
  OpsDiscountActBody,
  OpsDiscountFigures,
  OpsDiscountQuery,
  OpsDiscountResponse,
  OpsDiscountsQuery,
  OpsDiscountsResponse,
  OpsNewDiscountBody,
} from './schemas.ts';

export const OPS_READ_DISCOUNT_FIGURES = operatorEndpoint('GET', '/api/ops/discount-figures', {
  summary: 'Discounts of this month, what open orders reserve, the offer to new members, and the last acts.',
  right: 'discounts.read',
  response: OpsDiscountFigures,
});

export const OPS_LIST_DISCOUNTS = operatorEndpoint('GET', '/api/ops/discounts', {
  summary: 'Discount codes of a state with uses, cost and revenue, the newest first.',
  right: 'discounts.read',
  query: OpsDiscountsQuery,
  response: OpsDiscountsResponse,
});

export const OPS_READ_DISCOUNT = operatorEndpoint('GET', '/api/ops/discount', {
  summary: 'A discount code, and what operators did about it.',
  right: 'discounts.read',
  query: OpsDiscountQuery,
  response: OpsDiscountResponse,
  errors: ['not_found'],
});

export const OPS_ADD_DISCOUNT = operatorEndpoint('POST', '/api/ops/discounts', {
  summary: 'Adds a discount code.',
  right: 'discounts.manage',
  body: OpsNewDiscountBody,
  response: OpsDiscountResponse,
  errors: ['duplicate'],
});

export const OPS_CHANGE_DISCOUNT = operatorEndpoint('PUT', '/api/ops/discounts', {
  summary: 'Changes the limits or the end of a code: no limit below what is used, and no later end.',
  right: 'discounts.manage',
  body: OpsChangeDiscountBody,
  response: OpsDiscountResponse,
  errors: ['not_found', 'duplicate'],
});

export const OPS_ACT_ON_DISCOUNT = operatorEndpoint('POST', '/api/ops/discount-act', {
  summary: 'Pauses, resumes or ends a code; the price of orders that reserve it stays.',
  right: 'discounts.manage',
  body: OpsDiscountActBody,
  response: OpsDiscountResponse,
  errors: ['not_found', 'duplicate'],
});
