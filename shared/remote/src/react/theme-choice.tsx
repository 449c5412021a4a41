import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import {
  readTheme,
  THEME_COOKIE,
  THEMES,
  type ThemeName,
} from '@rendezvous/contract/resources/preferences/values';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';

export interface ThemeChoiceProps {
  /** What the server has read, where there is no document. */
  drawn: ThemeName;
  /** Path with query that the server returns to. */
  back: string;
  /** In one line, on the footer's ground. */
  onFooter?: boolean;
}

/**
 * The look of the site: as on the device, light or dark. The script in the page's head shows and stores a choice, before
 * hydration and after; without scripts the form asks the server for it. The inputs manage their state themselves.
 */
export function ThemeChoice({ drawn, back, onFooter = false }: ThemeChoiceProps) {
  const intl = useIntl();
  const shown = typeof document === 'undefined' ? drawn : readTheme(document.documentElement.dataset.theme);
  const names: Record<ThemeName, string> = {
    device: intl.formatMessage({ id: 'ui.theme.device', defaultMessage: 'Same as device' }),
    light: intl.formatMessage({ id: 'ui.theme.light', defaultMessage: 'Light' }),
    dark: intl.formatMessage({ id: 'ui.theme.dark', defaultMessage: 'Dark' }),
  };
  return (
    <form method="post" action={pathTo('lang-config')}>
      <input type="hidden" name="back" value={back} />
      <Group $onFooter={onFooter}>
        <legend>{intl.formatMessage({ id: 'ui.theme.label', defaultMessage: 'Appearance' })}</legend>
        {THEMES.map((name) => (
          <Choice key={name}>
            <HiddenInput
              type="radio"
              name={THEME_COOKIE}
              value={name}
              defaultChecked={name === shown}
              autoComplete="off"
            />
            <Name $onFooter={onFooter}>{names[name]}</Name>
          </Choice>
        ))}
        <noscript>
          <Save type="submit">{intl.formatMessage({ id: 'action.save', defaultMessage: 'Save' })}</Save>
        </noscript>
      </Group>
    </form>
  );
}

/** A floated legend is an item of the row like the choices. */
const Group = styled.fieldset<{ $onFooter: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${({ $onFooter }) => ($onFooter ? theme.space.s1 : theme.space.s2)};
  legend {
    float: left;
    ${({ $onFooter }) =>
      $onFooter
        ? css`
            margin-right: ${theme.space.s2};
          `
        : css`
            flex-basis: 100%;
            margin-bottom: ${theme.space.s2};
            font-size: ${theme.size.label};
            font-weight: ${theme.weight.label};
          `}
  }
`;

const onPage = css`
  background: ${theme.color.surface};
  border-color: ${theme.color.lineStrong};
  &:hover {
    border-color: ${theme.color.ink2};
  }
  input:checked + & {
    background: ${theme.color.fig};
    border-color: ${theme.color.fig};
    color: ${theme.color.onFig};
  }
`;

const onGround = css`
  color: ${theme.color.onFooter};
  &:hover {
    text-decoration: underline;
  }
  input:checked + & {
    border-color: ${theme.color.onFooterSoft};
  }
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  cursor: pointer;
`;

const Name = styled.span<{ $onFooter: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.s4};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.half};
  ${({ $onFooter }) => ($onFooter ? onGround : onPage)}
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
`;

const Save = styled.button`
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.s4};
  text-decoration: underline;
`;
