import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeleteReason } from '@rendezvous/contract/resources/deletion/values';
import { PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useForm } from '@rendezvous/domain/forms/use-form';
import { useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { deleteAccount, offerDiscount } from '../api/delete-account.ts';

/** Values of the form. */
export interface Leaving {
  reason: DeleteReason | '';
  remarks: string;
  password: string;
}

const FIELDS = ['reason', 'remarks', 'password'] as const;

/**
 * Runs the deletion of the account. For `price` it first asks once whether there is an offer to stay; `offer` is it, and sending
 * again deletes. The password of the form proves a log-in that is no longer fresh.
 */
export function useDeletion() {
  const navigate = useNavigate();
  const { confirm } = useReauthentication();
  const [offer, setOffer] = useState<DiscountCode | null>(null);
  const [asked, setAsked] = useState(false);
  const resume = useRef<() => void>(undefined);
  useEffect(() => () => resume.current?.(), []);

  async function send({ reason, remarks, password }: Leaving): Promise<'offered' | 'deleted'> {
    if (reason === 'price' && !asked) {
      const found = await offerDiscount();
      setAsked(true);
      setOffer(found);
      if (found) return 'offered';
    }
    const body = {
      reason: reason || 'other',
      password,
      ...(visibleText(remarks) && { remarks: visibleText(remarks) }),
    };
    resume.current = await confirm(() => deleteAccount(body), password);
    return 'deleted';
  }

  const form = useForm({
    fields: FIELDS,
    check: ({ reason, password }: Leaving) => ({
      reason: reason === '' ? { code: 'required' } : undefined,
      password: textFault({ min: 1, max: PASSWORD.max }, password),
    }),
    send,
    onDone(what) {
      // The page of farewell finds out that the session is over: here its end would lead to the log-in.
      if (what === 'deleted')
        void navigate(pathTo('account-deleted'), { replace: true, state: { deleted: true } });
    },
  });
  return { form, offer };
}
