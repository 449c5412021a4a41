import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Appearance, Background } from '@rendezvous/contract/resources/profile/values';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Checkbox } from '@rendezvous/ui/controls/checkbox';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { useReturnedFocus } from '@rendezvous/ui/hooks/use-returned-focus';
import { useOwnTraits } from '../hooks/use-own-traits.ts';
import { useQuestionTexts } from '../hooks/use-question-texts.ts';

/**
 * Answers of a member about themselves, with a consent of its own, and its withdrawal (PRODUCT.md §4 Match finder, GDPR art. 9).
 * No member is shown the answers.
 */
export function BeFound({ user }: { user: User }) {
  const intl = useIntl();
  const texts = useQuestionTexts();
  const own = useOwnTraits(user);
  const saver = useReturnedFocus(own.declared);

  return (
    <Form onSubmit={own.handleSave} aria-labelledby="be-found">
      <SectionTitle id="be-found">
        {intl.formatMessage({ id: 'finder.own.title', defaultMessage: 'Show up in results too' })}
      </SectionTitle>
      <p>
        {intl.formatMessage({
          id: 'finder.own.text',
          defaultMessage:
            'Optional: describe yourself. No member sees your answer; it’s used when someone searches for it.',
        })}
      </p>
      <Pairs>
        <SegmentedControl<Appearance>
          name="own-appearance"
          legend={intl.formatMessage({ id: 'finder.own.appearance', defaultMessage: 'My look' })}
          value={own.chosen.appearance}
          onChange={(appearance) => own.choose({ appearance })}
          options={texts.appearance.options as readonly { value: Appearance; label: string }[]}
        />
        <SegmentedControl<Background>
          name="own-background"
          legend={intl.formatMessage({ id: 'finder.own.background', defaultMessage: 'My background' })}
          value={own.chosen.background}
          onChange={(background) => own.choose({ background })}
          options={texts.background.options as readonly { value: Background; label: string }[]}
        />
      </Pairs>
      <Checkbox
        checked={own.agreed}
        onChange={(event) => own.agree(event.target.checked)}
        label={intl.formatMessage({
          id: 'finder.consent.label',
          defaultMessage:
            'I agree that the match finder uses my answers here so that other members can find me.',
        })}
        hint={intl.formatMessage({
          id: 'finder.consent.note',
          defaultMessage:
            'It can say something about your origin, so we ask separately. You can withdraw it here at any time; both answers are then deleted.',
        })}
        error={
          own.missing
            ? intl.formatMessage({
                id: 'finder.own.missing',
                defaultMessage: 'Choose at least one answer, and tick this box.',
              })
            : undefined
        }
      />
      <Ways>
        <Button ref={saver} type="submit" loading={own.saving}>
          {intl.formatMessage({ id: 'finder.own.save', defaultMessage: 'Save and be found' })}
        </Button>
        {own.declared && (
          <Button tone="outline" loading={own.withdrawing} onClick={own.withdraw}>
            {intl.formatMessage({
              id: 'finder.own.withdraw',
              defaultMessage: 'Withdraw and delete my answers',
            })}
          </Button>
        )}
      </Ways>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s3h};
  max-width: 640px;
  margin-top: ${theme.space.s7};
  padding: ${theme.space.s5};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
`;

const Pairs = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
