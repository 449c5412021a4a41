import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { ExamplePortrait } from './example-portrait.tsx';

/** Explains fictional profiles and shows their marker (spec §1 Some profiles are labelled fictional). */
export function FictionalBand() {
  const intl = useIntl();
  const { singular, plural, icon, contact } = useFictionalWords();
  return (
    <Band>
      <Inner>
        <Portrait>
          <ExamplePortrait />
          <Mark>
            <FictionalMarker label={singular} icon={icon} onPhoto />
          </Mark>
        </Portrait>
        <div>
          <Title>
            {intl.formatMessage(
              { id: 'home.fictional.title', defaultMessage: '{plural}? We say so.' },
              { plural },
            )}
          </Title>
          <Lead>
            {intl.formatMessage({
              id: 'home.fictional.body',
              defaultMessage:
                'Our team writes them, for entertainment. Meeting in person isn’t possible. They carry this mark in search, on the profile, in every chat and on every match, so you know before you write.',
            })}{' '}
            {intl.formatMessage(
              {
                id: 'home.fictional.cost',
                defaultMessage:
                  '{contact, select, free {Writing to them is free, because nobody promised an answer.} none {You can look, but not write.} other {A message to them costs the same as any other.}}',
              },
              { contact },
            )}
          </Lead>
          <Link to={pathTo('pages-faq')}>
            {intl.formatMessage({ id: 'home.fictional.link', defaultMessage: 'How this works' })}
          </Link>
        </div>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  background: ${theme.color.noteSoft};
  color: ${theme.color.onNoteSoft};
`;

const Inner = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s6};
  align-items: center;
  padding-block: ${theme.space.s7h};

  a {
    color: inherit;
    font-weight: ${theme.weight.label};
  }

  ${media.tablet} {
    grid-template-columns: 220px 1fr;
    gap: ${theme.space.s7h};
  }
`;

const Portrait = styled.div`
  position: relative;
  width: 220px;
  overflow: hidden;
  border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};

  svg[viewBox='0 0 400 500'] {
    width: 100%;
    height: auto;
  }
`;

const Mark = styled.div`
  position: absolute;
  bottom: 14px;
  left: 14px;
`;

const Title = styled.h2`
  ${text.d3}
`;

const Lead = styled.p`
  ${text.lead}
  max-width: 52ch;
  margin-block: ${theme.space.s4} ${theme.space.s4h};
`;
