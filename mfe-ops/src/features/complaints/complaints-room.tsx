import { useRoute } from '@rendezvous/remote/react/hooks';
import { ComplaintList } from './components/complaint-list.tsx';
import { ComplaintPage } from './components/complaint-page.tsx';

/** `/ops/complaints` lists them by state, `/ops/complaints/{ticket}` shows one. */
export function ComplaintsRoom() {
  const ticket = useRoute()?.params.id;
  return ticket ? <ComplaintPage key={ticket} ticket={ticket} /> : <ComplaintList />;
}
