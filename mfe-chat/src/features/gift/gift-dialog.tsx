import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { GiftName } from '@rendezvous/contract/resources/gifts/values';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { GiftCell } from '#src/lib/gifts/gift-cell.tsx';
import { useGifts } from '#src/lib/gifts/use-gifts.ts';
import { option } from '#src/lib/sending/option.ts';
import { SendDialog } from '#src/lib/sending/send-dialog.tsx';

/** Slot of gifts: twelve to choose from, the price before the tap (spec §2, PRODUCT §5). */
export function GiftDialog({ slot: { member }, close }: { slot: SlotProps['gift']; close: () => void }) {
  const intl = useIntl();
  const [gift, setGift] = useState<GiftName | null>(null);
  return (
    <SendDialog
      member={member}
      title={(name) =>
        intl.formatMessage({ id: 'gift.title', defaultMessage: 'A gift for {name}' }, { name })
      }
      label={intl.formatMessage({ id: 'gift.send', defaultMessage: 'Send gift' })}
      choose={intl.formatMessage({ id: 'gift.choose', defaultMessage: 'Pick a gift' })}
      kind="gift"
      priceOf={(chat) => chat.price.gift}
      content={gift && { kind: 'gift', gift }}
      close={close}
    >
      <Choice chosen={gift} onChoose={setGift} />
    </SendDialog>
  );
}

function Choice({ chosen, onChoose }: { chosen: GiftName | null; onChoose: (gift: GiftName) => void }) {
  const intl = useIntl();
  const { list, failed, retry } = useGifts();
  if (failed) return <FailedRegion onRetry={retry} />;
  if (!list)
    return (
      <Waiting>
        <Grid as="div">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} $height="104px" $radius="22px" />
          ))}
        </Grid>
      </Waiting>
    );
  return (
    <fieldset>
      <VisuallyHidden as="legend">
        {intl.formatMessage({ id: 'gift.choose', defaultMessage: 'Pick a gift' })}
      </VisuallyHidden>
      <Grid>
        {list.map(({ id, name }) => (
          <Option key={id}>
            <HiddenInput
              type="radio"
              name="gift"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <GiftCell key={chosen === id ? 'chosen' : 'still'} gift={id} arrives={chosen === id} />
            <span>{name}</span>
          </Option>
        ))}
      </Grid>
    </fieldset>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4};
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Option = styled.label`
  ${option}
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.s2};
  min-height: 104px;
  padding: ${theme.space.s3} ${theme.space.s1} ${theme.space.s2};
  border-radius: ${theme.radius.r3};
  text-align: center;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.tab};
  overflow-wrap: anywhere;
  hyphens: auto;
`;
