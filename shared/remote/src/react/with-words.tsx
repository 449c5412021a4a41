import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { createIntl, RawIntlProvider, useIntl, type IntlConfig, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Messages } from '../define-remote.ts';
import type { LateWords } from '../late-words.ts';
import { Awaited } from './arrival.tsx';
import { useLocale } from './hooks.tsx';

/**
 * Screen that speaks from a late catalogue as well. After a change of language the former words stay until the new ones are
 * here. `useLanguage` returns the page's language where no remote is around, as in the frame.
 */
export function withWords<P extends object>(
  Screen: ComponentType<P>,
  words: LateWords,
  useLanguage: () => Locale = useLocale,
): ComponentType<P> {
  return function ScreenWithWords(props: P) {
    const intl = useIntl();
    const locale = useLanguage();
    const [, setArrived] = useState<Messages>();
    const [failed, setFailed] = useState<{ error: unknown } | null>(null);
    const own = words.get(locale);
    const whole = useMemo(() => (own ? joined(intl, own) : null), [intl, own]);
    const [former, setFormer] = useState(whole);

    useEffect(() => {
      if (whole) return setFormer(whole);
      let isWanted = true;
      words.load(locale).then(
        (arrived) => isWanted && setArrived(arrived),
        (error: unknown) => isWanted && setFailed({ error }),
      );
      return () => void (isWanted = false);
    }, [whole, locale]);

    const shown = whole ?? former;
    // Without any words the boundary around offers to try again.
    if (!shown && failed) throw failed.error;
    if (!shown) return <Awaited />;
    return (
      <RawIntlProvider value={shown}>
        <Screen {...props} />
      </RawIntlProvider>
    );
  };
}

function joined(intl: IntlShape, own: Messages): IntlShape {
  const messages = { ...intl.messages, ...own } as IntlConfig['messages'];
  return createIntl({ locale: intl.locale, defaultLocale: DEFAULT_LOCALE, messages });
}
