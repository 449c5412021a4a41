import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { text } from '@rendezvous/ui/layout/text';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';

interface Props {
  member: { name: string; fictional: boolean };
  /** The two halves as a link to the profile. */
  photo: ReactNode;
  /** Id of the heading that names the dialog; on a page it is the page's heading. */
  headingId?: string;
  /** Next actions. */
  children: ReactNode;
}

/** Match announcement: two halves, text, and the marker of a fictional profile. */
export function MetHalfway({ member, photo, headingId, children }: Props) {
  const intl = useIntl();
  const { singular, icon } = useFictionalWords();
  return (
    <Centre>
      {photo}
      <Title as={headingId ? 'h2' : 'h1'} id={headingId}>
        {intl.formatMessage({ id: 'likes.met.title', defaultMessage: 'You met halfway.' })}
      </Title>
      <Text>
        {intl.formatMessage(
          { id: 'likes.met.text', defaultMessage: 'You and {name} both said yes.' },
          { name: member.name },
        )}
      </Text>
      {member.fictional && <FictionalMarker label={singular} icon={icon} />}
      {children}
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  justify-items: center;
  text-align: center;
`;

const Title = styled.h2`
  ${text.d3}
`;

const Text = styled.p`
  ${text.lead}
  margin-bottom: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
