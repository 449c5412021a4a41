import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { FictionalNote } from '@rendezvous/ui/product/fictional-note';
import { text } from '@rendezvous/ui/layout/text';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { WARNING_TITLE } from './entry-rules.ts';

const NEUTRAL_PAGE = 'https://www.wikipedia.org/';

const Buttons = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
  & > :last-child {
    order: -1;
  }
  ${media.phone} {
    grid-template-columns: 1fr 1.4fr;
    gap: ${theme.seam.photo};
    & > :first-child {
      border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
    }
    & > :last-child {
      order: 0;
      border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
    }
  }
`;

const Age = styled.p`
  display: inline-grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${theme.space.s4};
  border: 2px solid currentColor;
  border-radius: 50%;
  font-size: ${theme.size.title};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.zestText};
`;

const Title = styled.h1`
  ${text.d2}
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Note = styled.div`
  margin-top: ${theme.space.s4};
  text-align: left;
`;

const Micro = styled.p`
  margin-top: ${theme.space.s3h};
  ${text.micro}
  color: ${theme.color.ink2};
`;

interface WarningWordsProps {
  settings: Settings;
  /** Enters the site. Without it the button sends the form around the words, as in the server's HTML. */
  onEnter?: () => void;
}

/** The question whether the visitor is of age, with its two answers. */
export function WarningWords({ settings, onEnter }: WarningWordsProps) {
  const intl = useIntl();
  return (
    <>
      <Age>{settings.min_age}+</Age>
      <Title id={WARNING_TITLE} tabIndex={-1} autoFocus>
        <FormattedMessage id="frame.entry.title" defaultMessage="This site is for adults." />
      </Title>
      <p>
        <FormattedMessage
          id="frame.entry.text"
          defaultMessage="You may find erotic conversations and profiles here. Come in only if you are 18 or older and it’s allowed where you live."
        />
      </p>
      <Note>
        <FictionalNote
          title={intl.formatMessage(
            { id: 'frame.entry.fictional', defaultMessage: 'This site also shows {fictional}' },
            { fictional: settings.fictional_plural },
          )}
        >
          <FormattedMessage
            id="frame.entry.fictionalText"
            defaultMessage="They carry this mark everywhere and are meant as entertainment."
          />
        </FictionalNote>
      </Note>
      <Buttons>
        <ButtonLink tone="outline" size="lg" to={NEUTRAL_PAGE}>
          <FormattedMessage id="frame.entry.leave" defaultMessage="Leave" />
        </ButtonLink>
        <Button type={onEnter ? 'button' : 'submit'} size="lg" onClick={onEnter}>
          <FormattedMessage id="frame.entry.enter" defaultMessage="I am 18 or older" />
        </Button>
      </Buttons>
      <Micro>
        <FormattedMessage
          id="frame.entry.parents"
          defaultMessage="Parents can block this site with parental-control software."
        />{' '}
        <Link to={pathTo('pages-terms')} target="_blank">
          <FormattedMessage id="terms.title" defaultMessage="Terms" />
        </Link>
        {' · '}
        <Link to={pathTo('pages-privacy')} target="_blank">
          <FormattedMessage id="privacy.title" defaultMessage="Privacy" />
        </Link>
        {' · '}
        <Link to={pathTo('pages-token', { token: 'imprint' })} target="_blank">
          <FormattedMessage id="frame.footer.imprint" defaultMessage="Imprint" />
        </Link>
      </Micro>
    </>
  );
}
