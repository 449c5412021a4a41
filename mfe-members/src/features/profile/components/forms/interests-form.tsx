import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  INTERESTS_MAX,
  INTIMATE_INTERESTS,
  type Interest,
} from '@rendezvous/contract/resources/profile/values';
import { INTEREST_GROUPS } from '@rendezvous/domain/interest-groups';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { ChipToggle } from '@rendezvous/ui/controls/chip';
import { Legend } from '@rendezvous/ui/controls/field';
import { Accordion } from '@rendezvous/ui/layout/accordion';
import { Row } from '@rendezvous/ui/layout/page';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import { EditForm } from './edit-form.tsx';
import type { PartFormProps } from '#src/features/profile/part-form.ts';

/** At most fifteen interests, by where they lead. Those the site no longer offers can still be removed. */
export function InterestsForm({ form, onClose }: PartFormProps) {
  const intl = useIntl();
  const { interests: offered } = useSettings();
  const editor = useEditor(onClose);
  const { interests: chosen } = editor.values;
  const isFull = chosen.length >= INTERESTS_MAX;
  const toggle = (interest: Interest) =>
    editor.change({
      interests: chosen.includes(interest)
        ? chosen.filter((other) => other !== interest)
        : [...chosen, interest],
    });
  const names = {
    out: intl.formatMessage({ id: 'interests.out', defaultMessage: 'Going out' }),
    in: intl.formatMessage({ id: 'interests.in', defaultMessage: 'Staying in' }),
    away: intl.formatMessage({ id: 'interests.away', defaultMessage: 'Getting away' }),
    close: intl.formatMessage({ id: 'interests.close', defaultMessage: 'Being close' }),
  };
  const chips = (group: readonly Interest[]) => (
    <Row $gap={8} $wrap>
      {group
        .filter((interest) => offered.includes(interest) || chosen.includes(interest))
        .map((interest) => (
          <ChipToggle
            key={interest}
            pressed={chosen.includes(interest)}
            disabled={isFull && !chosen.includes(interest)}
            onToggle={() => toggle(interest)}
          >
            {interestLabel(intl, interest)}
          </ChipToggle>
        ))}
    </Row>
  );
  return (
    <EditForm form={form} editor={editor} onCancel={onClose}>
      {INTEREST_GROUPS.map(({ name, interests }) => (
        <fieldset key={name}>
          <Legend>{names[name]}</Legend>
          {chips(interests)}
        </fieldset>
      ))}
      <Accordion
        title={intl.formatMessage({ id: 'interests.intimate', defaultMessage: 'Intimate interests' })}
        note={intl.formatMessage({
          id: 'interests.intimateNote',
          defaultMessage: 'A group of its own. It’s on your profile only if you choose one.',
        })}
        open={editor.saved.interests.some((interest) => INTIMATE_INTERESTS.includes(interest))}
      >
        {chips(INTIMATE_INTERESTS)}
      </Accordion>
      <Count>
        {intl.formatMessage(
          { id: 'interests.chosen', defaultMessage: '{count} of at most {limit} chosen' },
          { count: chosen.length, limit: INTERESTS_MAX },
        )}
      </Count>
    </EditForm>
  );
}

const Count = styled.output`
  font-weight: ${theme.weight.medium};
`;
