import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Icebreaker } from '@rendezvous/contract/resources/icebreakers/schemas';
import { groupInterests } from '@rendezvous/contract/resources/profile/values';
import type { ImageRef } from '@rendezvous/contract/resources/photos/schemas';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useUser } from '@rendezvous/remote/react/hooks';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Chip } from '@rendezvous/ui/controls/chip';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { Icon } from '@rendezvous/ui/layout/icon';
import { REFRESH } from '@rendezvous/ui/icons/actions/refresh';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';
import { text } from '@rendezvous/ui/layout/text';
import type { StartProps } from '#src/lib/parts.ts';
import { useHalf } from '#src/lib/halves/use-half.ts';
import { useIcebreakers } from '#src/lib/use-icebreakers.ts';

/** Lines offered at a time. */
const OFFERED = 3;
/** Interests in common that are named. */
const NAMED = 6;

interface Props extends StartProps {
  /** Draws half sentences to complete. */
  halves: ComponentType<{ halves: readonly HalfPrompt[]; onChoose: (prompt: string) => void }>;
}

/** An empty conversation: the two, what they have in common, and lines to begin with. A young one has the two and one half that is still open. */
export function StartHere({ chat, name, closed, slim, halves: HalfOffers, onPick }: Props) {
  const intl = useIntl();
  const user = useUser();
  const { profile } = chat;
  // A card without an age has no page to read.
  const { data } = useEndpoint(READ_MEMBER, profile.age === null ? null : { id: profile.id });
  const [, chooseHalf] = useHalf();
  const completed: readonly string[] = data?.relation.halves_completed ?? [];
  const isPaired = (prompt: string) => chat.messages.some(({ half_prompt: half }) => half?.prompt === prompt);
  const all = data?.member.half_prompts ?? [];
  const halves = slim
    ? all.filter(({ prompt }) => !completed.includes(prompt) && !isPaired(prompt)).slice(0, 1)
    : all;
  const mine = user?.profile.interests ?? [];
  const shared = groupInterests(
    data?.member.interests.filter((interest) => mine.includes(interest)) ?? [],
  ).open;
  return (
    <Start>
      <Two>
        <Halves $size={slim ? '64px' : '112px'} $offset={slim ? '4px' : '6px'} aria-hidden>
          <Face image={profile.main_image} />
          <Face image={user?.profile.main_image ?? null} />
        </Halves>
        <div>
          <h2>{intl.formatMessage({ id: 'start.title', defaultMessage: 'You and {name}' }, { name })}</h2>
          {(shared.length > 0 || (!closed && !slim)) && (
            <p>
              {shared.length > 0
                ? intl.formatMessage(
                    {
                      id: 'start.common',
                      defaultMessage:
                        '{count, plural, one {One thing in common already:} other {# things in common already:}}',
                    },
                    { count: shared.length },
                  )
                : intl.formatMessage({
                    id: 'start.blank',
                    defaultMessage: 'Nothing said yet. The first line is yours.',
                  })}
            </p>
          )}
        </div>
        {shared.length > 0 && (
          <Common>
            {shared.slice(0, NAMED).map((interest) => (
              <li key={interest}>
                <Chip both>{interestLabel(intl, interest)}</Chip>
              </li>
            ))}
          </Common>
        )}
      </Two>
      {!closed && halves.length > 0 && <HalfOffers halves={halves} onChoose={chooseHalf} />}
      {!closed && !slim && <Lines member={profile.id} onPick={onPick} />}
      {!closed && !slim && chat.credit_back_hours !== undefined && (
        <Small>
          {intl.formatMessage(
            {
              id: 'start.back',
              defaultMessage:
                'If no one reads or answers your first message within {hours, plural, one {# hour} other {# hours}}, you get back what it cost.',
            },
            { hours: chat.credit_back_hours },
          )}
        </Small>
      )}
    </Start>
  );
}

/** Three lines, and further ones on request. A failure leaves the field, which needs none. */
function Lines({ member, onPick }: { member: string; onPick: (line: Icebreaker) => void }) {
  const intl = useIntl();
  const { lines } = useIcebreakers(member);
  const [page, setPage] = useState(0);
  if (!lines) return null;
  const pages = Math.ceil(lines.length / OFFERED);
  const from = (page % pages) * OFFERED;
  return (
    <section aria-labelledby="start-lines">
      <Title id="start-lines">
        {intl.formatMessage({ id: 'start.lines', defaultMessage: 'Start with one of these' })}
      </Title>
      <Offers>
        {lines.slice(from, from + OFFERED).map((line) => (
          <li key={line.id}>
            <Line type="button" onClick={() => onPick(line)}>
              {line.text}
            </Line>
          </li>
        ))}
      </Offers>
      <Other tone="quiet" size="s" onClick={() => setPage(page + 1)}>
        <Icon of={REFRESH} size="s" />
        {intl.formatMessage({ id: 'start.more', defaultMessage: 'Other lines' })}
      </Other>
    </section>
  );
}

function Face({ image }: { image: ImageRef | null }) {
  const picture = usePicture()(image);
  return (
    <Portrait $crop={picture?.crop}>
      {picture ? <img src={picture.src} alt="" width={400} height={500} /> : <PlaceholderPortrait />}
    </Portrait>
  );
}

/** Begins where the lines do. */
const Other = styled(Button)`
  margin-left: -${theme.space.s3h};
`;

const Start = styled.div`
  display: grid;
  gap: ${theme.space.s4h};
`;
const Two = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s3} ${theme.space.s4};
  padding-block: ${theme.space.s1h};
  & h2 {
    ${text.d1}
  }
  & p {
    margin-top: ${theme.space.s1};
    color: ${theme.color.ink2};
  }
  ${media.tablet} {
    column-gap: ${theme.space.s5};
    & > :first-child {
      grid-row: 1 / span 2;
    }
    & h2 {
      ${text.d2}
    }
  }
`;
const Common = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1h};
  ${media.tablet} {
    grid-column: 2;
  }
`;
const Portrait = styled.div<{ $crop: string | undefined }>`
  && img {
    object-position: ${({ $crop }) => $crop};
  }
`;
const Small = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
const Title = styled.h2`
  ${text.title}
  margin-bottom: ${theme.space.s2};
`;
const Offers = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s1};
  @container conversation (min-width: 640px) {
    display: flex;
    flex-wrap: wrap;
  }
`;
const Line = styled.button`
  min-height: 48px;
  padding: ${theme.space.s2h} ${theme.space.s4h};
  border-radius: ${theme.curve.c24} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c24};
  border: 1.5px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};
  text-align: left;
  line-height: 1.3;
  &:hover {
    background: ${theme.color.zestSoft};
    border-color: ${theme.color.zest};
  }
`;
