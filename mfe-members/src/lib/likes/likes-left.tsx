import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { HalvesLeft } from '@rendezvous/ui/product/halves-left';
import { text } from '@rendezvous/ui/layout/text';

/** A limit of Premium shows from this number on: a cap of hundreds concerns hardly a day. */
export const FEW_LEFT = 20;

/** Remaining likes of the day: halves for free members, for Premium a number once few are left (spec §6 Free Likes). */
export function LikesLeft({ left, resetAt }: { left: number; resetAt: string }) {
  const intl = useIntl();
  const { free_likes_per_day: total } = useSettings();
  const free = !useUser()?.paid_user;
  const time = intl.formatTime(resetAt, { timeStyle: 'short' });
  const reset = new Date(resetAt);
  const midnight = reset.getHours() === 0 && reset.getMinutes() === 0;
  if (!free && left > FEW_LEFT) return null;
  return (
    <Left>
      {free && <HalvesLeft left={left} total={total} />}
      <Words>
        <b>
          {free
            ? intl.formatMessage(
                { id: 'likes.left.free', defaultMessage: '{left} of {total} likes left today' },
                { left, total },
              )
            : intl.formatMessage(
                {
                  id: 'likes.left.premium',
                  defaultMessage: '{count, plural, one {# like left today} other {# likes left today}}',
                },
                { count: left },
              )}
        </b>{' '}
        ·{' '}
        {intl.formatMessage(
          {
            id: 'likes.left.reset',
            defaultMessage: '{midnight, select, yes {new ones at midnight} other {new ones at {time}}}',
          },
          { midnight: midnight ? 'yes' : 'no', time },
        )}
      </Words>
    </Left>
  );
}

const Left = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
`;

const Words = styled.span`
  ${text.small}
`;
