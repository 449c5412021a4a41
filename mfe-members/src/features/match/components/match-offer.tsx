import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useTopic, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';

/** Link from a match to the credits while a discount is active (spec §2 match modal). */
export function MatchOffer({ onFollow }: { onFollow: () => void }) {
  const intl = useIntl();
  const user = useUser();
  const discount = useTopic('discount:changed');
  if (!discount || !user) return null;
  return (
    <Offer to={pathTo(user.paid_user ? 'credits' : 'premium')} onClick={onFollow}>
      {intl.formatMessage(
        {
          id: 'match.modal.offer',
          defaultMessage:
            'Your first credits are {percentage, number, ::percent scale/0.01} off: see the packages',
        },
        { percentage: discount.percentage },
      )}
    </Offer>
  );
}

const Offer = styled(Link)`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space.s2} ${theme.space.s4};
  border-radius: ${theme.radius.half};
  font-weight: ${theme.weight.medium};
  background: ${theme.color.glowSoft};
  color: ${theme.color.onGlowSoft};
`;
