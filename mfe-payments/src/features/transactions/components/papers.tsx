import { useIntl } from 'react-intl';
import { READ_RECEIPT } from '@rendezvous/contract/resources/payments/calls';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { addressOf } from '@rendezvous/contract/kernel/call';

/** The receipt of a payment and the credit notes of its returns, each by its number; rows of a list of facts. */
export function Papers({ payment: { number, money } }: { payment: Payment }) {
  const intl = useIntl();
  const receipt = intl.formatMessage({ id: 'fact.receipt', defaultMessage: 'Receipt' });
  const note = intl.formatMessage({ id: 'fact.credit_note', defaultMessage: 'Credit note' });
  const papers = [
    { name: receipt, number },
    ...(money?.returns ?? []).map((part) => ({ name: note, number: part.number })),
  ];
  return papers.map(
    (paper) =>
      paper.number && (
        <div key={paper.number}>
          <dt>{paper.name}</dt>
          <dd>
            <a href={addressOf(READ_RECEIPT, { number: paper.number })}>{paper.number}</a>
          </dd>
        </div>
      ),
  );
}
