import { useLocation } from 'react-router-dom';
import { BrandPage } from '#src/lib/brand-page.tsx';
import { Centre } from '#src/lib/centre.tsx';
import { ComeBack } from './come-back.tsx';
import { Farewell } from './farewell.tsx';

/** The page after a deletion, and with a token the page of the link that brings the account back (spec §2 /account-deleted). */
export function DeletedScreen() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <BrandPage>
      <Centre>{token === null ? <Farewell /> : <ComeBack token={token} />}</Centre>
    </BrandPage>
  );
}
