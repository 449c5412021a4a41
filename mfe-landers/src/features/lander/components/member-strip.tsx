import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lander } from '@rendezvous/contract/resources/landers/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { cropOf } from '@rendezvous/domain/image-address';
import { useImageAddress } from '@rendezvous/remote/react/use-domain';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { countStep } from '../api/count-step.ts';

/** Members of the visitor's country, in pairs cut by a seam. Nothing at all when there are not at least two. */
export function MemberStrip({ lander }: { lander: Lander }) {
  const intl = useIntl();
  const imageAddress = useImageAddress();
  const members = lander.members.slice(0, lander.members.length - (lander.members.length % 2));
  if (members.length === 0) return null;
  return (
    <Section>
      <Title>{intl.formatMessage({ id: 'lander.members.title', defaultMessage: 'Already here' })}</Title>
      <Pairs>
        {members.map((member) => (
          <li key={member.id}>
            <Card to={pathTo('members-id', { id: member.id })} onClick={() => countStep(lander, 'member')}>
              {member.main_image && (
                <Photo
                  src={imageAddress(member.main_image.thumb_path)}
                  $crop={cropOf(member.main_image.focus)}
                  alt=""
                  width={320}
                  height={400}
                  loading="lazy"
                />
              )}
              <Name>
                {intl.formatMessage(
                  { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
                  { name: member.name, age: member.age },
                )}
              </Name>
              {member.city && <City>{member.city}</City>}
            </Card>
          </li>
        ))}
      </Pairs>
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  padding-block: ${theme.space.s6} ${theme.space.s8};
`;

const Title = styled.h2`
  ${text.d1}
  margin-bottom: ${theme.space.s4h};
  text-align: center;
`;

const Photo = styled.img<{ $crop: string }>`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  object-position: ${({ $crop }) => $crop};
`;

/** Neighbours read as one shape with a seam; wide screens show three pairs beside one another. */
const Pairs = styled.ul`
  display: grid;
  grid-template-columns: 1fr ${theme.seam.photo} 1fr;
  row-gap: ${theme.space.s5};
  & > li:nth-child(even) {
    grid-column: 3;
  }
  & > li:nth-child(odd) ${Photo} {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  & > li:nth-child(even) ${Photo} {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
  ${media.desktop} {
    grid-template-columns: 1fr ${theme.seam.photo} 1fr 20px 1fr ${theme.seam.photo} 1fr 20px 1fr ${theme.seam.photo} 1fr;
    & > li:nth-child(3) {
      grid-column: 5;
    }
    & > li:nth-child(4) {
      grid-column: 7;
    }
    & > li:nth-child(5) {
      grid-column: 9;
    }
    & > li:nth-child(6) {
      grid-column: 11;
    }
  }
`;

const Card = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  &:hover span:first-of-type {
    text-decoration: underline;
  }
`;

const Name = styled.span`
  display: block;
  margin: ${theme.space.s2} ${theme.space.s1} 0;
  font-weight: ${theme.weight.strong};
`;

const City = styled.span`
  display: block;
  margin-inline: ${theme.space.s1};
  ${text.small}
  color: ${theme.color.onPosterSoft};
`;
