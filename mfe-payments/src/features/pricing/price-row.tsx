import styled from 'styled-components';
import type { CreditPackage, DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Gets, Pays } from '#src/lib/package-words.tsx';
import { isOwnAmount, orderPrice } from '#src/lib/price.ts';

/** A package in the price list: to read, not to choose. */
export function PriceRow({ entry, discount }: { entry: CreditPackage; discount: DiscountCode | null }) {
  return (
    <Row>
      <Get>
        <Gets entry={entry} credits={entry.credits} />
      </Get>
      <Pay>
        <Pays price={orderPrice(entry, discount, 1)} single={isOwnAmount(entry)} />
      </Pay>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.seam.button};
`;

const Get = styled.div`
  min-height: 86px;
  padding: ${theme.space.s3} ${theme.space.s4h} ${theme.space.s3} ${theme.space.s5h};
  display: flow-root;
  align-content: center;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  border-radius: ${theme.curve.c44} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c44};
`;

const Pay = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: center;
  width: 172px;
  min-height: 86px;
  padding: ${theme.space.s2h} ${theme.space.s5h} ${theme.space.s2h} ${theme.space.s4h};
  text-align: right;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1.5px ${theme.color.line};
  border-radius: ${theme.radius.seam} ${theme.curve.c44} ${theme.curve.c44} ${theme.radius.seam};
  & small {
    font-size: ${theme.size.micro};
    line-height: ${theme.line.micro};
    color: ${theme.color.ink3};
  }
  ${media.belowPhone} {
    width: 146px;
    padding-inline: ${theme.space.s2h} ${theme.space.s4h};
  }
`;
