import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { MORE } from '@rendezvous/ui/icons/actions/more';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import type { OpenHalfProps } from '#src/lib/halves/half-parts.ts';
import { Cells, Mine, Open, Stem } from './half-cells.ts';
import { Joined } from './joined-pair.tsx';

/**
 * A half sentence of the reader that the other member has not completed, as a pair that is half open (decision 114). It is under what the reader said
 * last, while an answer is awaited. A fictional profile completes nothing.
 */
export function OpenHalf({ conversation: { chat, messages }, name }: OpenHalfProps) {
  const intl = useIntl();
  const own = useUser()?.profile.half_prompts ?? [];
  const pairs = messages.filter(({ half_prompt }) => half_prompt);
  const last = messages.at(-1);
  const awaited =
    own.length > 0 &&
    last?.from_me &&
    // What waits for its writer's activation has asked for no answer yet.
    !last.held &&
    chat?.profile.fictional === false &&
    chat.reason !== 'blocked_by_member' &&
    !chat.conversation?.blocked;
  const { data } = useRelation(chat?.profile, awaited, pairs.length);
  if (!awaited || !data) return null;
  const half = own.find(
    ({ prompt, text }) =>
      !data.relation.own_halves_completed.includes(prompt) &&
      !pairs.some(
        ({ from_me, half_prompt: half }) => !from_me && half?.prompt === prompt && half.text === text,
      ),
  );
  if (!half) return null;
  return (
    <Joined aria-live="off">
      <Stem as="figcaption" lang={half.language}>
        {half.beginning}
      </Stem>
      <Cells>
        <Waiting>
          <Icon of={MORE} size="s" />
          {intl.formatMessage({ id: 'half.open', defaultMessage: '{name}’s half is still open' }, { name })}
        </Waiting>
        <Mine lang={half.language} dir="auto">
          <span>
            <VisuallyHidden>
              {intl.formatMessage({ id: 'half.yours', defaultMessage: 'Your half' })}:{' '}
            </VisuallyHidden>
            {half.text}
          </span>
        </Mine>
      </Cells>
    </Joined>
  );
}

/** The page of the member, read again after each pair: it says which halves are complete, also beside the conversation. */
function useRelation(
  profile: ChatResponse['profile'] | undefined,
  awaited: boolean | undefined,
  pairs: number,
) {
  // A card without an age has no page.
  const known = profile?.age != null && (awaited || pairs > 0);
  const page = useEndpoint(READ_MEMBER, known ? { id: profile.id } : null);
  const latestPairs = useRef(pairs);
  const readAgain = useEffectEvent(() => void page.mutate());
  useEffect(() => {
    if (pairs !== latestPairs.current) readAgain();
    latestPairs.current = pairs;
  }, [pairs]);
  return page;
}

const Waiting = styled(Open)`
  font-weight: ${theme.weight.medium};
`;
