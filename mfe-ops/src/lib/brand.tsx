import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Logo } from '@rendezvous/ui/product/logo';
import { text } from '@rendezvous/ui/layout/text';

/** The mark with the site's name, and that this is its back office. */
export function Brand() {
  const intl = useIntl();
  const { name } = useSettings();
  return (
    <Place>
      <Logo level />
      <span>
        <b>{name}</b>
        {intl.formatMessage({ id: 'ops.title', defaultMessage: 'Back office' })}
      </span>
    </Place>
  );
}

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
  min-height: ${theme.size.target};
  padding-left: ${theme.space.s1};
  & > span {
    ${text.micro}
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  & b {
    display: block;
    font-size: ${theme.size.body};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink};
  }
`;
