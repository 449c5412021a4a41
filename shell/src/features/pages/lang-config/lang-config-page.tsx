import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { ThemeChoice } from '@rendezvous/remote/react/theme-choice';
import { PageTitle, Wrap } from '@rendezvous/ui/layout/page';
import { theme } from '@rendezvous/theme/theme';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useScreenTitle } from '#src/features/pages/use-screen-title.ts';
import { CountryChoice } from './country-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** Country, language and look in one place (spec §2 Screens and routes, /lang-config). */
export function LangConfigPage() {
  const intl = useIntl();
  const { page } = useFrame();
  const title = intl.formatMessage({ id: 'pages.langConfig.title', defaultMessage: 'Language and country' });
  const saved = new URLSearchParams(useLocation().search).get('saved');
  useScreenTitle(title);
  return (
    <Room>
      <header>
        <PageTitle>{title}</PageTitle>
        <Intro>
          <FormattedMessage
            id="pages.langConfig.text"
            defaultMessage="Read the site in whichever language you like. The country decides the currency of the prices and where your search starts."
          />
        </Intro>
      </header>
      {saved === 'country' && (
        <Alert tone="ok">
          <FormattedMessage id="pages.langConfig.countrySaved" defaultMessage="Your country is saved." />
        </Alert>
      )}
      {saved === 'language' && (
        <Alert tone="ok">
          <FormattedMessage id="pages.langConfig.languageSaved" defaultMessage="Your language is saved." />
        </Alert>
      )}
      <LanguageChoice />
      <CountryChoice />
      <ThemeChoice drawn={page.theme} back={pathTo('lang-config')} />
    </Room>
  );
}

const Room = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s6};
  padding-block: ${theme.space.s6} ${theme.space.s8};
`;

const Intro = styled.p`
  margin-top: ${theme.space.s2};
  max-width: 58ch;
  color: ${theme.color.ink2};
`;
