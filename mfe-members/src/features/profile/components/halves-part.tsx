import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { HALF_PROMPTS_MAX } from '@rendezvous/contract/resources/half-prompts/values';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { focusHeading } from '@rendezvous/ui/focus';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLUS } from '@rendezvous/ui/icons/actions/plus';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import { useHalfPrompts } from '../api/half-prompts.ts';
import { useAsked } from '../profile-context.ts';
import { None } from './none.tsx';
import { HalfForm } from './forms/half-form.tsx';
import { HalfRow } from './half-row.tsx';
import { PartTitle } from './profile-part.tsx';

const HEADING = 'profile-halves';

/** Up to three half sentences, completed by the member; another member can write the other half (PRODUCT.md §4). */
export function HalvesPart() {
  const intl = useIntl();
  const { half_prompts: halves } = useUser()!.profile;
  // Here before a form asks for them, so that its first field can get the focus.
  useHalfPrompts();
  const toHeading = () => focusHeading(HEADING);
  return (
    <section aria-labelledby={HEADING}>
      <Title id={HEADING} tabIndex={-1}>
        {intl.formatMessage({ id: 'half.title', defaultMessage: 'Half sentences' })}
      </Title>
      {halves.length === 0 && (
        <None>
          {intl.formatMessage({
            id: 'profile.halves.none',
            defaultMessage: 'None yet. You write one half, another person writes the other.',
          })}
        </None>
      )}
      <List>
        {halves.map((half, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place of a half does not change with its beginning
          <HalfRow key={index} half={half} index={index} onRemoved={toHeading} />
        ))}
      </List>
      {halves.length < HALF_PROMPTS_MAX && <NewHalf index={halves.length} onSaved={toHeading} />}
    </section>
  );
}

function NewHalf({ index, onSaved }: { index: number; onSaved: () => void }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { isOpen, opener, open, close } = useOpenedForm(form);
  useAsked('halves', open);
  const end = () => {
    close();
    onSaved();
  };
  if (isOpen) return <HalfForm form={form} index={index} onClose={close} onSaved={end} />;
  return (
    <Add ref={opener} tone="outline" wide onClick={open}>
      <Icon of={PLUS} />
      {intl.formatMessage(
        {
          id: 'profile.halves.add',
          defaultMessage:
            '{place, select, 0 {Choose a beginning} 1 {Choose a second beginning} other {Choose a third beginning}}',
        },
        { place: index },
      )}
    </Add>
  );
}

const Title = styled(PartTitle)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3h};
`;

const Add = styled(Button)`
  margin-top: ${theme.space.s3h};
`;
