import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lander } from '@rendezvous/contract/resources/landers/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** What comes next and what it costs; `left` questions follow this one, null when none are asked any more. */
export function HonestLine({ lander, left }: { lander: Lander; left: number | null }) {
  const intl = useIntl();
  return (
    <Line>
      {left !== null &&
        `${intl.formatMessage(
          {
            id: 'lander.questions.left',
            defaultMessage:
              '{count, plural, =0 {Last question, then a free account.} =1 {One question to go, then a free account.} =2 {Two questions to go, then a free account.} =3 {Three questions to go, then a free account.} other {# questions to go, then a free account.}}',
          },
          { count: left },
        )} `}
      {lander.honest_line}{' '}
      <Link to={pathTo('pages-terms')}>
        {intl.formatMessage({ id: 'terms.title', defaultMessage: 'Terms' })}
      </Link>
      {' · '}
      <Link to={pathTo('pages-privacy')}>
        {intl.formatMessage({ id: 'privacy.title', defaultMessage: 'Privacy' })}
      </Link>
    </Line>
  );
}

const Line = styled.p`
  ${text.small}
  max-width: 60ch;
  text-wrap: balance;
  color: ${theme.color.onPosterSoft};
  a {
    color: ${theme.color.onPoster};
  }
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;
