import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import { theme } from '@rendezvous/theme/theme';
import { GiftCell } from './gift-cell.tsx';
import { useGifts } from './use-gifts.ts';

/** A gift inside a bubble: its drawing in a cell, and its name. */
export function GiftBody({ gift, arrives }: { gift: GiftName; arrives: boolean }) {
  const intl = useIntl();
  const { nameOf } = useGifts();
  return (
    <Body>
      <GiftCell gift={gift} arrives={arrives} />
      <span>
        {nameOf(gift) || intl.formatMessage({ id: 'chats.preview.gift', defaultMessage: 'A gift for you' })}
      </span>
    </Body>
  );
}

const Body = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  padding-block: ${theme.space.s1};
`;
