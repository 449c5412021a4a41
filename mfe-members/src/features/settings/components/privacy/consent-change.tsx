import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useFormerConsents } from '#src/features/settings/hooks/use-former-consents.ts';

/** An earlier text of the consent beside the one in force, so that a member sees what is new before agreeing again. */
export function ConsentChange({ from, children }: { from: string; children: ReactNode }) {
  const intl = useIntl();
  const former = useFormerConsents()[from];
  if (former === undefined) return children;
  return (
    <Sides>
      <section>
        <Title>
          {intl.formatMessage({ id: 'settings.consent.former', defaultMessage: 'What you agreed to' })}
        </Title>
        <Former>{former}</Former>
      </section>
      <section>
        <Title>{intl.formatMessage({ id: 'settings.consent.new', defaultMessage: 'The new text' })}</Title>
        {children}
      </section>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  }
`;

const Title = styled.h3`
  ${text.small}
  color: ${theme.color.ink2};
`;

const Former = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.ink2};
`;
