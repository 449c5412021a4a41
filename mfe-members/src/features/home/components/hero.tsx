import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';
import { Teaser } from './teaser.tsx';

/** Longest headline that a phone shows on one line at full size. */
const ONE_LINE = 14;

/** Two halves of two faces, the headline, and the sign-up teaser. */
export function Hero() {
  const intl = useIntl();
  const { plural } = useFictionalWords();
  const headline = intl.formatMessage({ id: 'home.hero.headline', defaultMessage: 'Meet halfway.' });
  return (
    <Section>
      <Art>
        <HalfPortrait
          left="marlies"
          right="joris"
          size="100%"
          offset="4.5%"
          label={intl.formatMessage({
            id: 'home.hero.art',
            defaultMessage: 'Two half portraits that together make one face',
          })}
        />
      </Art>
      <div>
        <Headline $long={headline.length > ONE_LINE}>{headline}</Headline>
        <Lead>
          {intl.formatMessage(
            {
              id: 'home.hero.lead',
              defaultMessage:
                'Dating and flirting for adults who like things clear. You see the price before you send. {plural}: always marked.',
            },
            { plural },
          )}
        </Lead>
        <Teaser />
      </div>
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  display: grid;
  gap: ${theme.space.s4h};
  padding-block: ${theme.space.s5} ${theme.space.s6h};

  /* Hovering the teaser aligns the halves. */
  &:has(button[type='submit']:hover, button[type='submit']:focus-visible) [role='img'] > * {
    transform: none;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.s6h};
    align-items: center;
    min-height: calc(100vh - ${theme.size.bar});
    padding-block: ${theme.space.s6} ${theme.space.s6h};
  }
`;

const Art = styled.div`
  width: 184px;
  margin: ${theme.space.s2} auto ${theme.space.s2h};

  ${media.phone} {
    width: 340px;
    margin-block: ${theme.space.s3h};
  }

  ${media.desktop} {
    order: 2;
    width: min(540px, 44vw);
    margin: 0;
  }

  @media (min-width: 992px) and (max-height: 700px) {
    width: 460px;
  }
`;

/** A long headline is smaller on phones, so that the sign-up below it stays in the first view. */
const Headline = styled.h1<{ $long: boolean }>`
  ${text.d4}

  ${media.belowPhone} {
    ${({ $long }) => $long && `font-size: ${theme.size.d3};`}
  }
`;

const Lead = styled.p`
  max-width: 46ch;
  margin-top: ${theme.space.s3h};
  color: ${theme.color.ink2};
  font-size: ${theme.size.strong};
  line-height: ${theme.line.lead};

  ${media.desktop} {
    margin-top: ${theme.space.s4h};
    font-size: ${theme.size.title};
    line-height: 29px;
  }
`;
