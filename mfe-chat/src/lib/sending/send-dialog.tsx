import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { Button } from '@rendezvous/ui/controls/button';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { text } from '@rendezvous/ui/layout/text';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { FictionalWarning } from '#src/lib/fictional-warning.tsx';
import { useMemberName } from '#src/lib/member-name.ts';
import { useBuy } from '#src/lib/use-buy.ts';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import type { Content } from './content.ts';
import { SendFoot } from './send-foot.tsx';
import { useOpenChat } from './use-open-chat.ts';
import { useChatWith, useSendTo } from './use-send-to.ts';

interface Props {
  member: string;
  title: (name: string) => ReactNode;
  /** Act of the button, as it says it. */
  label: string;
  /** Request that is shown until something is chosen. */
  choose: string;
  kind: Content['kind'];
  priceOf: (chat: ChatResponse) => number;
  /** Chosen content; null before. */
  content: Content | null;
  close: () => void;
  /** What there is to choose from. */
  children: ReactNode;
}

/** Dialog that sends one thing to a member: the choice, its price, and the reason against it. */
export function SendDialog({ member, title, close, ...more }: Props) {
  const heading = useId();
  const picture = usePicture();
  const nameOf = useMemberName();
  const { data: chat, error, mutate } = useChatWith(member);
  const name = chat ? nameOf(chat.profile) : String(error?.problem.params?.name ?? '');
  const refusalText = useRefusalText();
  return (
    <Modal labelledBy={heading} onClose={close}>
      <Head>
        {chat && <Avatar picture={picture(chat.profile.main_image)} size="m" />}
        <h2 id={heading}>{title(name)}</h2>
      </Head>
      {chat && <Choice {...more} chat={chat} name={name} close={close} />}
      {!chat && error?.code === 'blocked_by_member' && (
        <Words>{refusalText('blocked_by_member', name)}</Words>
      )}
      {!chat && error && error.code !== 'blocked_by_member' && <FailedRegion onRetry={() => void mutate()} />}
      {!chat && !error && (
        <Waiting>
          <Words>
            <Skeleton $height="240px" $radius="28px" />
          </Words>
        </Waiting>
      )}
    </Modal>
  );
}

function Choice({
  chat,
  name,
  label,
  choose,
  priceOf,
  kind,
  content,
  close,
  children,
}: Omit<Props, 'member' | 'title'> & { chat: ChatResponse; name: string }) {
  const intl = useIntl();
  const buy = useBuy(chat);
  const refusalText = useRefusalText();
  const openChat = useOpenChat(chat.profile.id);
  const [warned, setWarned] = useState(false);
  const price = priceOf(chat);
  const act = useSendTo(chat, price, ({ conversation }) => {
    close();
    openChat(conversation.id);
  });
  const needsWarning = chat.profile.fictional && !chat.fictional_confirmed;

  const { reason } = chat;
  // Credits are compared with the price of this act, which is not that of a message.
  if (!chat.can_send && reason !== 'not_enough_credits') {
    const sells = reason === 'conversation_limit' || reason === 'premium_only';
    return (
      <>
        <Words>{refusalText(reason ?? 'not_found', name)}</Words>
        {sells && (
          <Button tone="glow" wide onClick={() => buy(reason)}>
            {intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' })}
          </Button>
        )}
      </>
    );
  }
  const send = (confirmed: boolean) => {
    setWarned(false);
    if (content) void act.run({ ...content, ...(confirmed && { fictional_confirmed: true }) });
  };
  return (
    <>
      {children}
      <SendFoot
        chat={chat}
        name={name}
        label={label}
        act={act}
        price={price}
        kind={kind}
        missing={content === null ? choose : null}
        onSend={() => (needsWarning ? setWarned(true) : send(false))}
      />
      {warned && (
        <FictionalWarning name={name} onConfirm={() => send(true)} onCancel={() => setWarned(false)} />
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  padding-right: ${theme.size.target};
  & > h2 {
    ${text.d1}
    min-width: 0;
  }
`;
const Words = styled.div`
  margin-block: ${theme.space.s4};
  color: ${theme.color.ink2};
`;
