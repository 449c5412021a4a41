import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PageData } from '@rendezvous/contract/composition/page';
import { LIKE_FORM, LOG_OUT_FORM, PLAIN_LOG_OUT } from '@rendezvous/contract/resources/plain-forms/values';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { intlOf } from '@rendezvous/remote/intl-of';
import { lateWords } from '@rendezvous/remote/late-words';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { ModalBox, ModalClose, ModalTitle } from '@rendezvous/ui/feedback/modal';
import { Toast } from '@rendezvous/ui/feedback/toast';
import { wordsOf } from '#src/kernel/language/catalogues.ts';
import { ASK, REFUSED, SIGN_UP } from '#src/lib/early-names.ts';

/** Words that only the server's build says (`serverMessages` of package.json): no catalogue of a browser has them. */
const words = lateWords((locale) => import(`#messages/server/${locale}.json`));

/** Loads the words of the forms, without which `PlainForms` cannot render. */
export const loadPlainWords = (locale: Locale): Promise<unknown> => words.load(locale);

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
    <RawIntlProvider value={intlOf(page.locale, wordsOf(page.locale).messages, words.get(page.locale)!)}>
      <Forms page={page} />
      {hasHearts(page) && <AnswerToLike page={page} />}
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

function AnswerToLike({ page }: { page: PageData }) {
  return page.user ? <Refused /> : <Ask page={page} />;
}

function Ask({ page }: { page: PageData }) {
  const intl = useIntl();
  const heading = `${ASK}-title`;
  return (
    <ModalBox id={ASK} aria-labelledby={heading} {...{ closedby: 'any' }} $width={480} $bare={false}>
      <ModalTitle id={heading}>
        {intl.formatMessage({ id: 'visitor.required', defaultMessage: 'It takes two' })}
      </ModalTitle>
      <p>
        {intl.formatMessage({
          id: 'plain.ask.text',
          defaultMessage: 'For this you need to be logged in. Signing up is free.',
        })}
      </p>
      <Ways>
        {page.settings.signups !== 'none' && (
          <ButtonLink to={pathTo('signup')} {...{ [SIGN_UP]: '' }}>
            {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
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

function Refused() {
  return (
    <Bottom id={REFUSED} role="alert" hidden>
      <Toast>
        <FormattedMessage id="plain.refused" defaultMessage="That like didn’t go through." />
      </Toast>
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
