import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { discountOf, packagesOf } from '#src/test/test-data.ts';
import { orderPrice, perMessage } from './price.ts';

const price = (id: string, discount: DiscountCode | null = null, amount?: number) =>
  orderPrice(
    packagesOf(discount).packages.find((entry) => entry.id === id)!,
    discount,
    amount,
  );

test('a package is listed as its credits one by one, less the package’s saving', () => {
  const { before, packageSaving, personal, total } = price('p2');
  expect([before.amount, packageSaving.amount, personal, total.amount]).toEqual([2500, 250, null, 2250]);
});

test('[4.020] a personal discount comes off the package’s price, rounded half up, and the steps add up', () => {
  for (const id of ['p1', 'p2', 'p3']) {
    const { before, packageSaving, personal, total } = price(id, discountOf());
    expect(before.amount - packageSaving.amount - personal!.saving.amount).toBe(total.amount);
    expect(total).toEqual(packagesOf(discountOf()).packages.find((entry) => entry.id === id)!.price);
  }
  expect(price('p2', discountOf()).total.amount).toBe(1688);
});

test('an own amount costs its credits, and the discount is subtracted from the sum, not off each credit', () => {
  expect(price('p4', null, 33).total.amount).toBe(3300);
  expect(price('p4', discountOf({ value_percentage: 33 }), 7).total.amount).toBe(469);
});

test('a discount below its minimum order changes nothing', () => {
  const discount = discountOf({ minimum_order_value: { amount: 2500, currency: 'EUR' }, currency: 'EUR' });
  expect(orderPrice(packagesOf().packages[1]!, discount).personal).toBeNull();
  expect(orderPrice(packagesOf().packages[2]!, discount).total.amount).toBe(3600);
});

test('the price of a message follows from what is paid', () => {
  expect(perMessage(price('p2', discountOf()), 1).amount).toBe(68);
  expect(perMessage(price('p3'), 2).amount).toBe(160);
});

test('a discount applies to an order of exactly its minimum, in its currency', () => {
  const minimum = (currency: string) =>
    discountOf({ minimum_order_value: { amount: 2250, currency }, currency: 'EUR' });
  expect(orderPrice(packagesOf().packages[1]!, minimum('EUR')).total.amount).toBe(1688);
  expect(orderPrice(packagesOf().packages[1]!, minimum('USD')).personal).toBeNull();
});
