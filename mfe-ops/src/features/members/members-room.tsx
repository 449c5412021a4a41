import { useRoute } from '@rendezvous/remote/react/hooks';
import { MemberPage } from './components/member-page.tsx';
import { SearchPage } from './components/search-page.tsx';

/** `/ops/members` finds members, `/ops/members/{id}` shows one. */
export function MembersRoom() {
  const id = useRoute()?.params.id;
  return id ? <MemberPage key={id} id={id} /> : <SearchPage />;
}
