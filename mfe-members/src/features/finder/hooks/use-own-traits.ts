import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { declareTraits, withdrawTraits, type Traits } from '../api/own-traits.ts';

/** Answers of a member about themselves: chosen in a form, saved with a consent, and withdrawn with it. */
export function useOwnTraits(user: User) {
  const intl = useIntl();
  const shell = useShell();
  const onRefused = useRefusal();
  const { appearance = null, background = null } = user.profile;
  const [chosen, setChosen] = useState<Traits>({ appearance, background });
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);

  const saving = useAct(declareTraits, {
    async onDone() {
      await shell.refresh('user');
      setAgreed(false);
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({
          id: 'finder.own.saved',
          defaultMessage: 'Saved. Others can find you now.',
        }),
      });
    },
    onRefused,
  });
  const withdrawing = useAct(withdrawTraits, {
    async onDone() {
      await shell.refresh('user');
      setChosen({ appearance: null, background: null });
      shell.toast({
        text: intl.formatMessage({ id: 'finder.own.withdrawn', defaultMessage: 'Both answers are deleted.' }),
      });
    },
    onRefused,
  });

  return {
    chosen,
    choose: (part: Partial<Traits>) => setChosen({ ...chosen, ...part }),
    agreed,
    agree: setAgreed,
    /** The form was sent without an answer, or without the consent. */
    missing,
    /** The server has an answer. */
    declared: appearance !== null || background !== null,
    handleSave(event: FormEvent) {
      event.preventDefault();
      const complete = agreed && (chosen.appearance !== null || chosen.background !== null);
      setMissing(!complete);
      if (complete) void saving.run(chosen);
    },
    saving: saving.busy,
    withdraw: () => void withdrawing.run(),
    withdrawing: withdrawing.busy,
  };
}
