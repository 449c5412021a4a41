import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PartnerSignup } from '@rendezvous/contract/resources/partners/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

const List = styled.dl`
  display: grid;
  gap: ${theme.seam.button};
  & > div {
    padding: ${theme.space.s3} ${theme.space.s4};
    background: ${theme.color.surface2};
  }
  & > :first-child {
    border-radius: ${theme.radius.r3} ${theme.radius.r3} 0 0;
  }
  & > :last-child {
    border-radius: 0 0 ${theme.radius.r3} ${theme.radius.r3};
  }
  & > :only-child {
    border-radius: ${theme.radius.r3};
  }
  dt {
    ${text.small}
    color: ${theme.color.ink2};
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.label};
  }
`;

/** What the partner passed on, as far as it becomes the account. */
export function PassedOn({ signup: { name, email } }: { signup: PartnerSignup }) {
  const intl = useIntl();
  return (
    <List>
      {name !== undefined && (
        <div>
          <dt>{intl.formatMessage({ id: 'signup.name.label', defaultMessage: 'Username' })}</dt>
          <dd>{name}</dd>
        </div>
      )}
      <div>
        <dt>{intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' })}</dt>
        <dd>{email}</dd>
      </div>
    </List>
  );
}
