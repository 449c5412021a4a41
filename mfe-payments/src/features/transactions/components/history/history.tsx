import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { LotBar } from '../withdrawal/lot-bar.tsx';
import { Step } from './step.tsx';
import { useSteps } from './use-steps.ts';

/** The credits of a paid purchase in two parts, and what happened to its money, oldest first. */
export function History({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const steps = useSteps(payment);
  const { credits_used: used, credits_left: left } = payment;
  if (steps.length === 0) return null;
  return (
    <Section aria-labelledby="history">
      {left > 0 && <LotBar credits={used + left} unused={left} />}
      <h2 id="history">{intl.formatMessage({ id: 'history.title', defaultMessage: 'What happened' })}</h2>
      <ol>
        {steps.map(({ key, ...step }) => (
          <Step key={key} {...step} />
        ))}
      </ol>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.s5h};
  & > h2 {
    ${text.title}
    margin-block: ${theme.space.s5} ${theme.space.s3};
  }
`;
