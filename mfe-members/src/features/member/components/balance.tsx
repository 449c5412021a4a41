import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { Price } from '@rendezvous/ui/price';
import { useCreditsText, type MessagePrice } from '#src/lib/price.ts';

/** What a message comes to in money, and how far the member's credits reach. Nothing where writing is free. */
export function Balance({ price }: { price: MessagePrice }) {
  const intl = useIntl();
  const user = useUser();
  const creditsText = useCreditsText();
  if (price.credits === 0) return null;
  return <Lines />;
}
