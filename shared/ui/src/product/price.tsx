import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { formatMoney, type MoneyAmount } from '@rendezvous/i18n/money';
import { theme } from '@rendezvous/theme/theme';

/** Amount in the visitor's format, for example €22.50 or 22,50 €. */
export function Price({ money }: { money: MoneyAmount }) {
  const { locale } = useIntl();
  return <>{formatMoney(locale, money)}</>;
}

/** Large figure of a package or a sum. */
export const PriceFigure = styled.b`
  font: ${theme.weight.display} ${theme.size.d1} / ${theme.line.d1} ${theme.font.display};
  font-variation-settings: 'opsz' 18;
  font-variant-numeric: lining-nums;
`;
