import { useIntl } from 'react-intl';
import type { Half } from '../completeness.ts';

/** Reason for each part of a profile, and the act that adds it. */
export function useHintWords(): Record<Half, readonly [why: string, act: string]> {
  const intl = useIntl();
  return {
    photo: [
      intl.formatMessage({
        id: 'profile.hint.photo',
        defaultMessage: 'A photo comes first: people like to see who writes.',
      }),
      intl.formatMessage({ id: 'profile.hint.photo.act', defaultMessage: 'Add a photo' }),
    ],
    photo2: [
      intl.formatMessage({
        id: 'profile.hint.photo2',
        defaultMessage: 'A second photo shows that the first wasn’t just luck.',
      }),
      intl.formatMessage({ id: 'profile.hint.photo.act', defaultMessage: 'Add a photo' }),
    ],
    about: [
      intl.formatMessage({
        id: 'profile.hint.about',
        defaultMessage: 'Two lines about you give people something to answer.',
      }),
      intl.formatMessage({ id: 'profile.hint.about.act', defaultMessage: 'Write two lines' }),
    ],
    half1: [
      intl.formatMessage({
        id: 'profile.hint.half1',
        defaultMessage: 'A half sentence is the easiest way to start talking to you.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    half2: [
      intl.formatMessage({
        id: 'profile.hint.half2',
        defaultMessage: 'A second half sentence gives people a choice.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    half3: [
      intl.formatMessage({
        id: 'profile.hint.half3',
        defaultMessage: 'A third half sentence gives people one more way to start.',
      }),
      intl.formatMessage({ id: 'profile.hint.half.act', defaultMessage: 'Choose a beginning' }),
    ],
    interests: [
      intl.formatMessage({
        id: 'profile.hint.interests',
        defaultMessage: 'Three interests are enough to have something in common.',
      }),
      intl.formatMessage({ id: 'profile.hint.interests.act', defaultMessage: 'Choose interests' }),
    ],
    place: [
      intl.formatMessage({
        id: 'profile.hint.place',
        defaultMessage: 'Add your region so people nearby can find you.',
      }),
      intl.formatMessage({ id: 'profile.hint.place.act', defaultMessage: 'Say where you live' }),
    ],
  };
}
