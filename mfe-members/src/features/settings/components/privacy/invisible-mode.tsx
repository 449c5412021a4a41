import { useIntl } from 'react-intl';
import { useCapability, useUser } from '@rendezvous/remote/react/hooks';
import { useAccountSwitch } from '#src/features/settings/hooks/use-account-switch.ts';
import { SwitchRow } from '#src/features/settings/components/switch-row.tsx';

/** Switches invisible mode, and says what it does (spec §4, §6 Invisible mode). */
export function InvisibleMode() {
  const intl = useIntl();
  const works = useCapability('invisible_mode');
  const { on, set } = useAccountSwitch(useUser()?.invisible ?? false, (invisible) => ({ invisible }));
  if (!works) return null;
  return (
    <SwitchRow
      label={intl.formatMessage({ id: 'settings.invisible.label', defaultMessage: 'Invisible mode' })}
      hint={intl.formatMessage({
        id: 'settings.invisible.what',
        defaultMessage:
          'You don’t appear in search or in lists, and others can’t like you or write to you. Members you already have a conversation with still see you, and you can both go on writing.',
      })}
      on={on}
      onChange={set}
    />
  );
}
