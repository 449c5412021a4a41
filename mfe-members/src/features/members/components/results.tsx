import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MemberCard, MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { GridSkeleton } from '#src/lib/members/grid-skeleton.tsx';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import { useFarCard } from '../far-cards.ts';
import { EmptyResults } from './empty-results.tsx';
import { Invitation } from './invitation.tsx';
import { SimilarMembers } from './similar-members.tsx';

interface Props {
  /** Undefined while the first page loads. */
  results: MembersResponse | undefined;
  /** Absent without active filters. */
  onClear: (() => void) | undefined;
  onMore: () => void;
  loadingMore: boolean;
  /** Link to the next page where nothing else leads there. */
  next: ReactNode;
}

/** Results of the search: cards, similar members below, and the button for more (spec §4 Search results). */
export function Results({ results, onClear, onMore, loadingMore, next }: Props) {
  const intl = useIntl();
  const user = useUser();
  const { search_page_size: page } = useSettings();
  if (!results) return <GridSkeleton count={8} />;
  const { items, similar, next_cursor: goesOn, num_results: found, num_results_capped: capped } = results;
  const left = capped ? page : Math.min(page, found - items.length);
  return (
    <>
      {items.length === 0 ? (
        <EmptyResults onClear={onClear} />
      ) : (
        <MemberGrid>
          {items.map((card, index) => (
            <Tile key={card.id} card={card} index={index} />
          ))}
        </MemberGrid>
      )}
      {similar && similar.items.length > 0 && <SimilarMembers similar={similar} />}
      {goesOn && (
        <More data-more>
          <Button tone="outline" onClick={onMore} loading={loadingMore}>
            {intl.formatMessage(
              { id: 'members.list.more', defaultMessage: 'Show {count} more' },
              { count: left },
            )}
          </Button>
          <noscript>{next}</noscript>
        </More>
      )}
      {!user && <Invitation left={found - items.length} />}
    </>
  );
}

function Tile({ card, index }: { card: MemberCard; index: number }) {
  return !useFarCard(index) && <MemberTile card={card} index={index} />;
}

const More = styled.div`
  display: grid;
  place-items: center;
  margin-top: ${theme.space.s6h};
`;
