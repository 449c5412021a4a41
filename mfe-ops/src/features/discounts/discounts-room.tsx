import { useRoute } from '@rendezvous/remote/react/hooks';
import { DiscountPage } from './components/discount-page.tsx';
import { DiscountsPage } from './components/discounts-page.tsx';

/** `/ops/discounts` lists codes by state, `/ops/discounts/{code}` shows one. */
export function DiscountsRoom() {
  const code = useRoute()?.params.id;
  return code ? <DiscountPage key={code} code={code} /> : <DiscountsPage />;
}
