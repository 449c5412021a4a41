import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Avatar } from '@rendezvous/ui/product/avatar';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { useParts, type MenuProps } from '#src/lib/parts.ts';
import { FictionalSign } from '#src/lib/fictional-sign.tsx';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { LikeToggle } from './like-toggle.tsx';

/** Header of a conversation: link to the member, like button, and room for the menu from the start. */
export function ConversationHeader(about: MenuProps) {
  const intl = useIntl();
  const { Menu } = useParts();
  const picture = usePicture();
  const { singular, icon } = useFictionalWords();
  const { chat, name } = about;
  const { profile } = chat;
  // A card without an age is a name alone: its member has no page for the viewer.
  const known = profile.age !== null && chat.reason !== 'blocked_by_member';
  const title = known
    ? intl.formatMessage(
        { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
        { name, age: profile.age },
      )
    : name;
  const who = (
    <>
      <Avatar picture={picture(profile.main_image)} size="s" />
      <Words>
        <NameLine>
          <Title>{title}</Title>
          {profile.fictional && (
            <WideOnly>
              <FictionalMarker label={singular} icon={icon} />
            </WideOnly>
          )}
        </NameLine>
        <Below>
          {profile.fictional && (
            <NarrowOnly>
              <FictionalSign />
            </NarrowOnly>
          )}
          {known && <Place>{profile.city ?? profile.region}</Place>}
        </Below>
      </Words>
    </>
  );
  return (
    <Bar>
      <Back
        to={pathTo('chats')}
        aria-label={intl.formatMessage({ id: 'conversation.back', defaultMessage: 'Back to messages' })}
      >
        <Icon of={ARROW_LEFT} />
      </Back>
      {known ? <Who to={pathTo('members-id', { id: profile.id })}>{who}</Who> : <Nobody>{who}</Nobody>}
      {known && !chat.conversation?.blocked && <LikeToggle key={profile.id} member={profile} />}
      <More>
        <Menu {...about} />
      </More>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
  padding: ${theme.space.s2} ${theme.space.s2} ${theme.space.s2} ${theme.space.s1};
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};
  ${media.tablet} {
    padding: ${theme.space.s2h} ${theme.space.s4};
  }
`;
const Back = styled(Link)`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  color: ${theme.color.ink2};
  flex: none;
  ${media.tablet} {
    display: none;
  }
`;
const More = styled.div`
  flex: none;
  width: ${theme.size.target};
`;
const who = `
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 1;
  min-width: 0;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
`;
const Who = styled(Link)`
  ${who}
`;
const Nobody = styled.div`
  ${who}
`;
const Words = styled.span`
  min-width: 0;
`;
const NameLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
`;
const Title = styled.h1`
  margin: 0;
  font-size: ${theme.size.strong};
  line-height: ${theme.line.label};
  font-weight: ${theme.weight.strong};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const WideOnly = styled.span`
  display: contents;
  ${media.belowPhone} {
    display: none;
  }
`;
const NarrowOnly = styled.span`
  display: none;
  ${media.belowPhone} {
    display: contents;
  }
`;
const Below = styled.span`
  display: flex;
  gap: ${theme.space.s2};
  min-width: 0;
`;
const Place = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
`;
