import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useCapability, useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Ledger } from '@rendezvous/ui/product/ledger';
import { SectionTitle } from '@rendezvous/ui/layout/page';

/** What a member has as soon as the first package is paid (spec §6 Premium member). */
export function PremiumAdds() {
  const intl = useIntl();
  const { free_photos: free, premium_photos: premium } = useSettings();
  const yes = intl.formatMessage({ id: 'premium.adds.chat.value', defaultMessage: 'Yes' });
  const withOwnPhotos = useCapability('own_photos');
  const withChatPhotos = useCapability('chat_photos');
  const rows = [
    {
      what: intl.formatMessage({ id: 'premium.adds.photos', defaultMessage: 'Photos of other members' }),
      cost: intl.formatMessage({ id: 'premium.adds.photos.value', defaultMessage: 'All of them' }),
    },
    withOwnPhotos && {
      what: intl.formatMessage({ id: 'premium.adds.own', defaultMessage: 'Your own photos' }),
      cost: intl.formatMessage(
        { id: 'premium.adds.own.value', defaultMessage: '{premium} instead of {free}' },
        { premium, free },
      ),
    },
    {
      what: intl.formatMessage({ id: 'premium.adds.starts', defaultMessage: 'Conversations you can start' }),
      cost: intl.formatMessage({ id: 'premium.adds.starts.value', defaultMessage: 'Unlimited' }),
    },
    withChatPhotos && {
      what: intl.formatMessage({ id: 'premium.adds.chat', defaultMessage: 'Photos in chat' }),
      cost: yes,
    },
    {
      what: intl.formatMessage({ id: 'premium.adds.receipts', defaultMessage: 'Read receipts' }),
      cost: yes,
    },
  ].filter((row) => row !== false);
  return (
    <Part>
      <SectionTitle>
        {intl.formatMessage({ id: 'premium.adds.title', defaultMessage: 'What Premium adds' })}
      </SectionTitle>
      <Ledger rows={rows} />
    </Part>
  );
}

const Part = styled.section`
  margin-top: ${theme.space.s6h};
  & > h2 {
    margin-bottom: ${theme.space.s3h};
  }
`;
