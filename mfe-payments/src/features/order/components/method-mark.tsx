import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { methodKind } from '@rendezvous/domain/method-kind';
import { MethodMark } from '@rendezvous/ui/product/method-mark';

/** Mark of a method by its kind. */
export function MarkOf({ method }: { method: PaymentMethodId }) {
  return <MethodMark kind={methodKind(method)} />;
}
