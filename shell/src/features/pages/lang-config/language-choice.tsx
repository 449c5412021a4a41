import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { isLocale, LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHECK } from '@rendezvous/ui/icons/actions/check';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameLocale } from '#src/kernel/frame/frame-context.ts';
import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';

/**
 * All languages. Choosing one changes the words in place; before the page's script runs, or without it, the form
 * asks the server for the same.
 */
export function LanguageChoice() {
  const { services } = useFrame();
  const current = useFrameLocale();
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    const chosen = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value;
    if (!isLocale(chosen)) return;
    event.preventDefault();
    services.setLocale(chosen);
  };
  return (
    <form method="post" action={pathTo('lang-config')} onSubmit={choose} aria-labelledby="choose-language">
      <SectionTitle id="choose-language">
        <FormattedMessage id="language.label" defaultMessage="Language" />
      </SectionTitle>
      <Languages>
        {LOCALE_CODES.map((code) => (
          <li key={code}>
            <Language type="submit" name="language" value={code} lang={code} aria-pressed={code === current}>
              {LANGUAGE_NAMES[code]}
              {code === current && <Icon of={CHECK} />}
            </Language>
          </li>
        ))}
      </Languages>
    </form>
  );
}

const Languages = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  margin: ${theme.space.s3} 0 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Language = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2};
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space.s2} ${theme.space.s4h};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.half};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-align: left;
  &:hover {
    border-color: ${theme.color.ink2};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.fig};
    border-color: ${theme.color.fig};
    color: ${theme.color.onFig};
  }
`;
