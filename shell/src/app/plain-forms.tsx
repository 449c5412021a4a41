import { RawIntlProvider, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PageData } from '@rendezvous/contract/composition/page';
import { LIKE_FORM, LOG_OUT_FORM, PLAIN_LOG_OUT } from '@rendezvous/contract/resources/plain-forms/values';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { ModalBox, ModalClose, ModalTitle } from '@rendezvous/ui/feedback/modal';
import { Toast } from '@rendezvous/ui/feedback/toast';
import { wordsOf } from '#src/kernel/language/catalogues.ts';
import { ASK, REFUSED, SIGN_UP } from '#src/lib/early-names.ts';

interface Words {
  title: string;
  text: string;
  refused: string;
}

/** Only the server says these, so they are in no catalogue that a browser loads. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'It takes two',
    text: 'For this you need to be logged in. Signing up is free.',
    refused: 'That like didn’t go through.',
  },
  nl: {
    title: 'Daar zijn er twee voor nodig',
    text: 'Hiervoor moet je ingelogd zijn. Aanmelden is gratis.',
    refused: 'Die like is niet aangekomen.',
  },
  de: {
    title: 'Dazu gehören zwei',
    text: 'Dafür musst du eingeloggt sein. Anmelden ist kostenlos.',
    refused: 'Das Like hat nicht geklappt.',
  },
  fr: {
    title: 'Pour ça, il faut être deux',
    text: 'Pour ça, il faut te connecter. L’inscription est gratuite.',
    refused: 'Ce like n’est pas passé.',
  },
  es: {
    title: 'Para eso hacen falta dos',
    text: 'Para esto tienes que entrar. Registrarse es gratis.',
    refused: 'Ese like no ha llegado.',
  },
  it: {
    title: 'Bisogna essere in due',
    text: 'Per questo devi accedere. Iscriversi è gratis.',
    refused: 'Quel like non è andato a buon fine.',
  },
  pl: {
    title: 'Do tego trzeba dwojga',
    text: 'Do tego trzeba się zalogować. Rejestracja jest darmowa.',
    refused: 'Nie udało się polubić tego profilu.',
  },
};

/** Does the page have hearts? */
const hasHearts = (page: PageData): boolean => page.rendered?.remote === 'members';

/** Does the page have something to press before anything listens: hearts, or a member's log-out? */
export const hasPlainForms = (page: PageData): boolean =>
  page.userKnown && (page.user !== null || hasHearts(page));

/**
 * Forms and notes next to the frame that work without scripts. The server's build only. Browsers without scripts have the forms that buttons of the
 * frame and of screens name. What the script in the page's head shows of a like before the frame listens: to a visitor the question to log in, to a
 * member the note that a like was refused.
 */
export function PlainForms({ page }: { page: PageData }) {
  return (
    <RawIntlProvider value={wordsOf(page.locale)}>
      <Forms page={page} />
      {hasHearts(page) && <AnswerToLike page={page} words={WORDS[page.locale]} />}
    </RawIntlProvider>
  );
}

function Forms({ page }: { page: PageData }) {
  return (
    <noscript>
      {hasHearts(page) && (
        <form id={LIKE_FORM} method="post" action={pathTo('likes')}>
          <input type="hidden" name="back" value={page.url} />
        </form>
      )}
      {page.user && <form id={LOG_OUT_FORM} method="post" action={PLAIN_LOG_OUT} />}
    </noscript>
  );
}

function AnswerToLike({ page, words }: { page: PageData; words: Words }) {
  return page.user ? <Refused words={words} /> : <Ask page={page} words={words} />;
}

function Ask({ page, words: { title, text } }: { page: PageData; words: Words }) {
  const intl = useIntl();
  const heading = `${ASK}-title`;
  return (
    <ModalBox id={ASK} aria-labelledby={heading} {...{ closedby: 'any' }} $width={480} $bare={false}>
      <ModalTitle id={heading}>{title}</ModalTitle>
      <p>{text}</p>
      <Ways>
        {page.settings.signups !== 'none' && (
          <ButtonLink to={pathTo('signup')} {...{ [SIGN_UP]: '' }}>
            {intl.formatMessage({ id: 'frame.signup', defaultMessage: 'Sign up free' })}
          </ButtonLink>
        )}
        <ButtonLink to={`${pathTo('login')}?redirect=${encodeURIComponent(page.url)}`} tone="outline">
          {intl.formatMessage({ id: 'frame.login', defaultMessage: 'Log in' })}
        </ButtonLink>
      </Ways>
      <ModalClose as="form" method="dialog">
        <IconButton
          type="submit"
          icon={CLOSE}
          label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}
        />
      </ModalClose>
    </ModalBox>
  );
}

function Refused({ words: { refused } }: { words: Words }) {
  return (
    <Bottom id={REFUSED} role="alert" hidden>
      <Toast>{refused}</Toast>
    </Bottom>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
`;

/** Where the frame's own messages come. */
const Bottom = styled.div`
  position: fixed;
  inset: auto 16px calc(80px + env(safe-area-inset-bottom));
  z-index: ${theme.layer.bar};
  display: grid;
  justify-items: center;
`;
