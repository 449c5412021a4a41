import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { HalfPortrait } from '@rendezvous/ui/half-portrait';
import { useFictionalWords } from '#src/lib/fictional.ts';
import { MemberWelcome } from './member-welcome.tsx';
import { Teaser } from './teaser.tsx';

/** Two halves of two faces, the headline that says what they are about, and the way in. */
export function Hero() {
  const intl = useIntl();
  const user = useUser();
  const { plural } = useFictionalWords();
  return (
    <Section>
      <Art>
        <HalfPortrait
          left="marlies"
          right="joris"
          label={intl.formatMessage({ id: 'home.hero.art', defaultMessage: 'Two half portraits that together make one face' })}
        />
      </Art>
      <div>
        <Headline>{intl.formatMessage({ id: 'home.hero.headline', defaultMessage: 'Meet halfway.' })}</Headline>
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
        {user ? <MemberWelcome /> : <Teaser />}
      </div>
    </Section>
  );
}
