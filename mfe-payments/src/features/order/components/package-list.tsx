import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CreditPackage, DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { PackageRow } from '@rendezvous/ui/product/package-row';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { Gets, Pays } from '#src/lib/package-words.tsx';
import { isOwnAmount, orderPrice } from '#src/lib/price.ts';

interface PackageListProps {
  packages: readonly CreditPackage[];
  discount: DiscountCode | null;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The packages as one choice (spec §2 premium package overview). */
export function PackageList({ packages, discount, chosen, onChoose }: PackageListProps) {
  const intl = useIntl();
  return (
    <Fields>
      <VisuallyHidden as="legend">
        {intl.formatMessage({ id: 'package.choose', defaultMessage: 'Choose a package' })}
      </VisuallyHidden>
      {packages.map((entry) => (
        <PackageRow
          key={entry.id}
          name="package"
          value={entry.id}
          checked={entry.id === chosen}
          onSelect={() => onChoose(entry.id)}
          get={<Gets entry={entry} credits={entry.credits} />}
          pay={<Pays price={orderPrice(entry, discount, 1)} single={isOwnAmount(entry)} />}
        />
      ))}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  margin: ${theme.space.s4h} 0 0;
  section + & {
    margin-top: ${theme.space.s3};
  }
  padding: 0;
  border: 0;
`;
