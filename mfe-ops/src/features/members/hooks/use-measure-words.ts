import { useIntl } from 'react-intl';

/** Words of an act about a member. */
interface MeasureWords {
  act: string;
  title: string;
  lead: string;
  done: string;
}

/** Words of the acts about one member. */
export function useMeasureWords(name: string): Record<'suspend' | 'restore' | 'hold', MeasureWords> {
  const intl = useIntl();
  return {
    suspend: {
      act: intl.formatMessage({ id: 'members.suspend.act', defaultMessage: 'Suspend' }),
      title: intl.formatMessage({ id: 'members.suspend.title', defaultMessage: 'Suspend {name}?' }, { name }),
      lead: intl.formatMessage({
        id: 'members.suspend.lead',
        defaultMessage: 'All sessions end at once, and nobody sees the profile any more.',
      }),
      done: intl.formatMessage(
        { id: 'members.suspend.done', defaultMessage: '{name} is suspended' },
        { name },
      ),
    },
    restore: {
      act: intl.formatMessage({ id: 'members.restore.act', defaultMessage: 'Restore' }),
      title: intl.formatMessage(
        { id: 'members.restore.title', defaultMessage: 'Let {name} back in?' },
        { name },
      ),
      lead: intl.formatMessage({
        id: 'members.restore.lead',
        defaultMessage: 'The account works again, and the profile is shown as before.',
      }),
      done: intl.formatMessage({ id: 'members.restore.done', defaultMessage: '{name} is back' }, { name }),
    },
    hold: {
      act: intl.formatMessage({ id: 'members.hold.act', defaultMessage: 'Send to review' }),
      title: intl.formatMessage(
        { id: 'members.hold.title', defaultMessage: 'Send the profile of {name} to review?' },
        { name },
      ),
      lead: intl.formatMessage({
        id: 'members.hold.lead',
        defaultMessage: 'Nobody sees the profile until it is approved. The account stays usable.',
      }),
      done: intl.formatMessage(
        { id: 'members.hold.done', defaultMessage: 'The profile of {name} is in review' },
        { name },
      ),
    },
  };
}
