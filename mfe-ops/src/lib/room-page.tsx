import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { text } from '@rendezvous/ui/layout/text';

interface Props {
  title: string;
  /** The way to the list this page belongs to. */
  back?: { to: string; label: string };
  /** Marks beside the title. */
  marks?: ReactNode;
  /** Acts at the end of the line of the title. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A page of a room: its only h1, the way back, and what can be done. */
export function RoomPage({ title, back, marks, acts, children }: Props) {
  useTitle(title);
  return (
    <Page>
      {back && (
        <Back to={back.to}>
          <Icon of={ARROW_LEFT} />
          {back.label}
        </Back>
      )}
      <Head>
        <Title>{title}</Title>
        {marks}
        {acts && <Acts>{acts}</Acts>}
      </Head>
      {children}
    </Page>
  );
}

const Page = styled.div`
  max-width: 1080px;
  padding: ${theme.space.s4h} ${theme.space.s4} ${theme.space.s8};
  ${media.tablet} {
    padding: ${theme.space.s5} ${theme.space.s6} ${theme.space.s8};
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.target};
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s3};
  min-height: ${theme.size.target};
  margin-bottom: ${theme.space.s4};
`;

const Title = styled.h1`
  ${text.d1}
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-left: auto;
`;
