import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { DISCOUNT_STATES, type DiscountState } from '@rendezvous/contract/operators/discounts/values';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Tabs } from '@rendezvous/ui/layout/tabs';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { useMay } from '#src/lib/operator.ts';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useDiscounts, useFigures } from '../api/discounts.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { BonusLine } from './bonus-line.tsx';
import { DiscountRow } from './discount-row.tsx';
import { EventList } from './event-list.tsx';
import { Figures } from './figures.tsx';
import { NewDialog } from './new-dialog.tsx';

/** Figures, codes by state, and the last acts. */
export function DiscountsPage() {
  const intl = useIntl();
  const room = useRoom();
  const navigate = useNavigate();
  const figures = useFigures();
  const mayManage = useMay('discounts.manage');
  const [isAdding, setAdding] = useState(false);
  return (
    <RoomPage
      title={room.title}
      acts={
        mayManage && (
          <Button onClick={() => setAdding(true)}>
            {intl.formatMessage({ id: 'discounts.new', defaultMessage: 'New code' })}
          </Button>
        )
      }
    >
      <Read reading={figures} height="160px">
        {(shown) => (
          <>
            <Figures {...shown} />
            <Codes />
            {shown.bonus && <BonusLine bonus={shown.bonus} />}
            <Below>
              <EventList events={shown.events} />
            </Below>
          </>
        )}
      </Read>
      {isAdding && (
        <NewDialog
          onDone={({ discount }) => void navigate(room.way(discount.code))}
          onClose={() => setAdding(false)}
        />
      )}
    </RoomPage>
  );
}

/** The state that the list shows, as its address says. */
function useShownState(): DiscountState {
  const asked = new URLSearchParams(useLocation().search).get('state');
  return DISCOUNT_STATES.find((state) => state === asked) ?? 'running';
}

function Codes() {
  const intl = useIntl();
  const room = useRoom();
  const state = useShownState();
  const list = useDiscounts(state);
  const { states } = useDiscountWords();
  const way = room.way();
  const empty = {
    title: intl.formatMessage({ id: 'discounts.empty.title', defaultMessage: 'No codes here' }),
    text: intl.formatMessage({
      id: 'discounts.empty.text',
      defaultMessage: 'Codes show up here with what they cost and bring.',
    }),
  };
  return (
    <Below>
      <Tabs
        label={room.title}
        items={DISCOUNT_STATES.map((each) => ({
          to: each === 'running' ? way : `${way}?state=${each}`,
          label: states[each],
          current: each === state,
        }))}
      />
      <List>
        <GrowingRows key={state} list={list} empty={empty}>
          {(discount) => (
            <li key={discount.code}>
              <DiscountRow discount={discount} />
            </li>
          )}
        </GrowingRows>
      </List>
    </Below>
  );
}

const Below = styled.div`
  margin-top: ${theme.space.s4};
`;

const List = styled.div`
  margin-top: ${theme.space.s3};
`;
