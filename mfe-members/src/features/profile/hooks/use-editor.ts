import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText, fieldErrorText } from '@rendezvous/i18n/errors';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { changeAccount } from '#src/lib/account/change-account.ts';
import { draftOf, isSame, pick, type Draft, type EditedField } from '../draft.ts';
import { useUnsaved } from '../profile-context.ts';
import { useSaved } from './use-saved.ts';

/** An open editor: the profile as it is now, with the touched fields over it. */
export interface Editor {
  values: Draft;
  /** Present values of the profile. */
  saved: Draft;
  change(part: Partial<Draft>): void;
  /** Touched fields that another page has changed meanwhile. */
  stale: readonly EditedField[];
  save(): void;
  busy: boolean;
  /** Refusal of the last saving. */
  refused: string | null;
  /** Saves the form's values over those of the other page. */
  overwriteTheirs(): void;
  /** Discards the stale values of the editor; its other changes stay. */
  acceptTheirs(): void;
}

interface Touched {
  /** Value in the editor. */
  is: Partial<Draft>;
  /** Value of the profile when the field was touched first. */
  was: Partial<Draft>;
}
const NOTHING: Touched = { is: {}, was: {} };

/**
 * Edits fields of the own profile. Fields that were not touched follow the profile; a touched field that another page changed is asked
 * about, and neither version is lost (decision 085). What was saved can be undone while its message is shown.
 */
export function useEditor(onSaved: () => void): Editor {
  const intl = useIntl();
  const shell = useShell();
  const announceSaved = useSaved();
  const { profile } = useUser()!;
  const saved = draftOf(profile);
  const [{ is, was }, setTouched] = useState(NOTHING);
  const changed = (Object.keys(is) as EditedField[]).filter((field) => !isSame(is[field], saved[field]));
  const stale = changed.filter((field) => !isSame(was[field], saved[field]));
  useUnsaved(changed.length > 0);

  const act = useAct(
    (fields: readonly EditedField[]) =>
      changeAccount({
        profile: pick(is, fields),
        ...(profile.version !== undefined && { profile_version: profile.version }),
      }),
    {
      onDone(user) {
        setTouched(NOTHING);
        shell.setUser(user);
        announceSaved(pick(saved, changed), user);
        onSaved();
      },
      // The profile as the other page left it comes first; then the fields are asked about.
      onRefused: ({ code }) => {
        if (code === 'profile_changed') void shell.refresh('user');
      },
    },
  );

  function save(): void {
    if (changed.length === 0) onSaved();
    else if (stale.length === 0) void act.run(changed);
  }

  const [fault] = act.refused?.fields ?? [];
  return {
    values: { ...saved, ...is },
    saved,
    change: (part) =>
      setTouched((known) => ({
        is: { ...known.is, ...part },
        was: { ...pick(saved, Object.keys(part)), ...known.was },
      })),
    stale,
    save,
    busy: act.busy,
    refused:
      act.refused && stale.length === 0
        ? fault
          ? fieldErrorText(intl, fault)
          : errorText(intl, act.refused.problem)
        : null,
    overwriteTheirs() {
      setTouched((known) => ({ ...known, was: { ...known.was, ...pick(saved, stale) } }));
      void act.run(changed);
    },
    acceptTheirs() {
      const others = changed.filter((field) => !stale.includes(field));
      setTouched({ is: pick(is, others), was: pick(was, others) });
      act.reset();
      if (others.length === 0) onSaved();
    },
  };
}
