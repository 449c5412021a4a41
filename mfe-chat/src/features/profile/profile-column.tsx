import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { groupInterests } from '@rendezvous/contract/resources/profile/values';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Chip } from '@rendezvous/ui/controls/chip';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Photo } from '@rendezvous/ui/product/photo';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { Halves } from './halves.tsx';

/** The other member beside the conversation: photo, name, activity, what they say of themselves, and the way to their page (spec §2 chat view). */
export function ProfileColumn({
  id,
  closed,
}: {
  id: string;
  /** Nothing can be written. */ closed: boolean;
}) {
  const intl = useIntl();
  const { data } = useEndpoint(READ_MEMBER, { id });
  // The conversation goes on without it; its header leads to the page, which says what is wrong.
  if (!data) return null;
  const { member } = data;
  const name = { name: member.name };
  return (
    <Aside
      aria-label={intl.formatMessage({ id: 'profile.label', defaultMessage: 'Profile of {name}' }, name)}
    >
      <Portrait member={member} />
      <Name>
        {intl.formatMessage(
          { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
          { ...name, age: member.age },
        )}
      </Name>
      <Where member={member} />
      {member.replies && (
        <Tag tone="leaf">
          {intl.formatMessage({ id: 'replies.day', defaultMessage: 'Usually answers within a day' })}
        </Tag>
      )}
      <About member={member} />
      <Halves halves={member.half_prompts} completed={data.relation.halves_completed} closed={closed} />
      <Interests member={member} />
      <ButtonLink to={pathTo('members-id', { id })} tone="outline" size="s" wide>
        {intl.formatMessage({ id: 'profile.whole', defaultMessage: 'Whole profile' })}
      </ButtonLink>
    </Aside>
  );
}

function Portrait({ member }: { member: Member }) {
  const intl = useIntl();
  const picture = usePicture()(member.main_image);
  const { singular, icon } = useFictionalWords();
  return (
    <Frame>
      {picture ? (
        <Photo
          src={picture.src}
          crop={picture.crop}
          alt={intl.formatMessage(
            { id: 'photo.of', defaultMessage: 'Photo of {name}' },
            { name: member.name },
          )}
        />
      ) : (
        <PlaceholderPortrait />
      )}
      {member.fictional && (
        <Marker>
          <FictionalMarker label={singular} icon={icon} />
        </Marker>
      )}
    </Frame>
  );
}

/** Place, and last activity. A fictional profile has no activity. */
function Where({ member }: { member: Member }) {
  const intl = useIntl();
  const activity = member.fictional
    ? null
    : intl.formatMessage(
        {
          id: 'activity.text',
          defaultMessage:
            '{bucket, select, online {Online now} today {Here today} week {Here this week} month {Here this month} other {Away for a while}}',
        },
        { bucket: member.last_active_bucket },
      );
  return <Small>{[member.city ?? member.region, activity].filter(Boolean).join(' · ')}</Small>;
}

function About({ member }: { member: Member }) {
  const intl = useIntl();
  const { visible_profile_notes: notes } = useSettings();
  if (!notes.includes('about_me') || !member.about_me) return null;
  return (
    <>
      <h3>
        {intl.formatMessage({ id: 'about.title', defaultMessage: 'About {name}' }, { name: member.name })}
      </h3>
      <Words>{member.about_me}</Words>
    </>
  );
}

/** Interests that are not intimate, those of both first. */
function Interests({ member }: { member: Member }) {
  const intl = useIntl();
  const mine = useUser()?.profile.interests ?? [];
  const { visible_profile_fields: visible } = useSettings();
  const { open } = groupInterests(member.interests);
  if (!visible.includes('interests') || open.length === 0) return null;
  const isShared = (interest: (typeof open)[number]) => mine.includes(interest);
  const sorted = [...open.filter(isShared), ...open.filter((interest) => !isShared(interest))];
  return (
    <>
      <h3>{intl.formatMessage({ id: 'interests.title', defaultMessage: 'Interests' })}</h3>
      <Chips>
        {sorted.map((interest) => (
          <li key={interest}>
            <Chip both={isShared(interest)}>
              {interestLabel(intl, interest)}
              {isShared(interest) && (
                <VisuallyHidden>
                  {' '}
                  {intl.formatMessage({ id: 'interests.both', defaultMessage: '(you too)' })}
                </VisuallyHidden>
              )}
            </Chip>
          </li>
        ))}
      </Chips>
    </>
  );
}

const Aside = styled.section`
  padding: ${theme.space.s4};
  & h3 {
    margin-block: ${theme.space.s4h} ${theme.space.s2};
    font-weight: ${theme.weight.strong};
  }
  & > a {
    margin-top: ${theme.space.s5};
  }
`;
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 10 / 9;
  margin-bottom: ${theme.space.s3h};
  border-radius: ${theme.radius.r4};
`;
const Marker = styled.div`
  position: absolute;
  left: ${theme.space.s3};
  bottom: ${theme.space.s3};
`;
const Name = styled.h2`
  ${text.d1}
`;
const Small = styled.p`
  ${text.small}
  margin-block: ${theme.space.s1} ${theme.space.s3};
  color: ${theme.color.ink2};
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
