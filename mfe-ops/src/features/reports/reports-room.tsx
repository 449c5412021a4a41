import { useRoute } from '@rendezvous/remote/react/hooks';
import { ReportList } from './components/report-list.tsx';
import { ReportPage } from './components/report-page.tsx';

/** `/ops/reports` lists them by state, `/ops/reports/{ticket}` shows one. */
export function ReportsRoom() {
  const ticket = useRoute()?.params.id;
  return ticket ? <ReportPage key={ticket} ticket={ticket} /> : <ReportList />;
}
