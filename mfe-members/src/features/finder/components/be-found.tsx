import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Appearance, Background } from '@rendezvous/contract/match-finder-values';
import type { User } from '@rendezvous/contract/user';
import { useAct } from '@rendezvous/domain/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Checkbox } from '@rendezvous/ui/checkbox';
import { Duo } from '@rendezvous/ui/duo';
import { SectionTitle } from '@rendezvous/ui/page';
import { useReturnedFocus } from '@rendezvous/ui/hooks/use-returned-focus';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { declareTraits, withdrawTraits, type Traits } from '../api/own-traits.ts';
import { useQuestionTexts } from '../hooks/use-question-texts.ts';

/**
 * What a member declares about themselves, with a consent of its own, and its withdrawal (PRODUCT.md §4 Match finder, GDPR art. 9).
 * No member is shown the answers.
 */
export function BeFound({ user }: { user: User }) {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  const texts = useQuestionTexts();
  const { appearance = null, background = null } = user.profile;
  const [chosen, setChosen] = useState<Traits>({ appearance, background });
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const declared = appearance !== null || background !== null;
  const saver = useReturnedFocus(declared);

  const saving = useAct(declareTraits, {
    async onDone() {
      await shell.refresh('user');
      setAgreed(false);
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({
          id: 'finder.own.saved',
          defaultMessage: 'Saved. The match finder finds you now.',
        }),
      });
    },
    onRefused: refuse,
  });
  const withdrawing = useAct(withdrawTraits, {
    async onDone() {
      await shell.refresh('user');
      setChosen({ appearance: null, background: null });
      shell.toast({
        text: intl.formatMessage({ id: 'finder.own.withdrawn', defaultMessage: 'Both answers are deleted.' }),
      });
    },
    onRefused: refuse,
  });

  function handleSave(event: FormEvent) {
    event.preventDefault();
    const complete = agreed && (chosen.appearance !== null || chosen.background !== null);
    setMissing(!complete);
    if (complete) void saving.run(chosen);
  }

  return (
    <Form onSubmit={handleSave} aria-labelledby="be-found">
      <SectionTitle id="be-found">
        {intl.formatMessage({ id: 'finder.own.title', defaultMessage: 'Be found, too' })}
      </SectionTitle>
      <p>
        {intl.formatMessage({
          id: 'finder.own.text',
          defaultMessage:
            'Only if you like: say how you see yourself. Nobody is shown your answer; it counts when somebody asks for it.',
        })}
      </p>
      <Pairs>
        <Duo<Appearance>
          name="own-appearance"
          legend={intl.formatMessage({ id: 'finder.own.appearance', defaultMessage: 'My look' })}
          value={chosen.appearance}
          onChange={(value) => setChosen({ ...chosen, appearance: value })}
          options={texts.appearance.options as readonly { value: Appearance; label: string }[]}
        />
        <Duo<Background>
          name="own-background"
          legend={intl.formatMessage({ id: 'finder.own.background', defaultMessage: 'My background' })}
          value={chosen.background}
          onChange={(value) => setChosen({ ...chosen, background: value })}
          options={texts.background.options as readonly { value: Background; label: string }[]}
        />
      </Pairs>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={intl.formatMessage({
          id: 'finder.consent.label',
          defaultMessage: 'I agree that the match finder uses what I say here to find me for other members.',
        })}
        hint={intl.formatMessage({
          id: 'finder.consent.note',
          defaultMessage:
            'It can say something about your origin, so we ask separately. You can withdraw it here at any time; both answers are then deleted.',
        })}
        error={
          missing
            ? intl.formatMessage({
                id: 'finder.own.missing',
                defaultMessage: 'Choose at least one answer, and tick this box.',
              })
            : undefined
        }
      />
      <Ways>
        <Button ref={saver} type="submit" loading={saving.busy}>
          {intl.formatMessage({ id: 'finder.own.save', defaultMessage: 'Save and be found' })}
        </Button>
        {declared && (
          <Button tone="outline" loading={withdrawing.busy} onClick={() => void withdrawing.run()}>
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
