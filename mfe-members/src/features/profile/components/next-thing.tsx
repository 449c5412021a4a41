import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { completenessOf } from '../completeness.ts';
import { useHintWords } from '../hooks/use-hint-words.ts';

/** The one thing that helps the member’s profile most, on other screens than the profile; nothing when it is complete. */
export function NextThing() {
  const intl = useIntl();
  const user = useUser();
  const words = useHintWords();
  const next = user && completenessOf(user.profile).next;
  if (!next) return null;
  const [why, act] = words[next];
  return (
    <Panel>
      <h2>{intl.formatMessage({ id: 'profile.next.title', defaultMessage: 'A tip for your profile' })}</h2>
      <Why>{why}</Why>
      <ButtonLink to={pathTo('profile')} tone="outline" size="s" wide>
        {act}
      </ButtonLink>
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${theme.space.s4} ${theme.space.s4h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};

  & > h2 {
    font-size: ${theme.size.body};
    font-weight: ${theme.weight.strong};
  }
`;

const Why = styled.p`
  margin-block: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s4h};
  border-radius: ${theme.radius.seam} ${theme.curve.c24} ${theme.curve.c24} ${theme.radius.seam};
  background: ${theme.color.zestSoft};
  color: ${theme.color.onZestSoft};
  font-weight: ${theme.weight.medium};
`;
