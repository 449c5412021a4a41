import { useRoute } from '@rendezvous/remote/react/hooks';
import { MoneyPage } from './components/money-page.tsx';
import { PaymentPage } from './components/payment-page.tsx';

/** `/ops/money` finds payments and lists what waits, `/ops/money/{id}` shows a payment. */
export function MoneyRoom() {
  const id = useRoute()?.params.id;
  return id ? <PaymentPage key={id} id={id} /> : <MoneyPage />;
}
