import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandPage } from '#src/lib/brand-page.tsx';
import { Centre } from '#src/lib/centre.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { UndoChange } from './undo-change.tsx';

/**
 * The page behind both links of a change of address (spec §2 /mail-change/do): `?token` confirms the new one, `?undo` restores the former.
 * Opening it changes nothing, since mail scanners open links too; the button does.
 */
export function MailChangeScreen() {
  const [query] = useState(new URLSearchParams(useLocation().search));
  const undo = query.get('undo');
  return (
    <BrandPage>
      <Centre>
        {undo === null ? <ConfirmChange token={query.get('token')} /> : <UndoChange token={undo} />}
      </Centre>
    </BrandPage>
  );
}
