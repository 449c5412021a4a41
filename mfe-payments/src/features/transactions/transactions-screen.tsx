import { useRoute } from '@rendezvous/remote/react/hooks';
import { PaymentResult } from './components/payment-result.tsx';
import { TransactionList } from './components/transaction-list.tsx';

/** `/transactions` is the member's own list, `/transactions/{id}` the result of one payment (spec §2 transaction result page). */
export function TransactionsScreen() {
  const { params } = useRoute()!;
  return params.id ? <PaymentResult key={params.id} id={params.id} /> : <TransactionList />;
}
