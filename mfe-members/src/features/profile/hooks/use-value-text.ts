import { useIntl } from 'react-intl';
import type { Gender, ProfileChoice } from '@rendezvous/contract/resources/profile/values';
import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { interestLabel, profileFieldLabel, profileValueLabel } from '@rendezvous/i18n/labels';
import { useCountryName } from '#src/lib/places.ts';
import type { Draft, EditedField } from '../draft.ts';

/** Writes what a draft says in a field, for a reader who compares two versions. */
export function useValueText(): (field: EditedField, draft: Draft) => string {
  const intl = useIntl();
  const countryName = useCountryName();
  const unsaid = useUnsetText();
  const genderText = useGenderTexts();
  return (field, draft) => {
    switch (field) {
      case 'about_me':
        return draft.about_me || unsaid;
      case 'interests':
        return draft.interests.map((interest) => interestLabel(intl, interest)).join(', ') || unsaid;
      case 'half_prompts':
        return draft.half_prompts.map(({ text }) => `… ${text}`).join('\n') || unsaid;
      case 'country':
      case 'region':
      case 'city':
        return [...new Set([draft.city, draft.region, countryName(draft.country)])]
          .filter(Boolean)
          .join(', ');
      case 'gender':
        return genderText.own[draft.gender];
      case 'seeking':
        return genderText.sought[draft.seeking];
      default: {
        const value = draft[field];
        return value === null ? unsaid : profileValueLabel(intl, field, value, draft.gender);
      }
    }
  };
}

/** The answer that is none. */
export function useUnsetText(): string {
  return useIntl().formatMessage({ id: 'signup.unsaid', defaultMessage: 'Rather not say' });
}

/** The two genders, as an answer about oneself and about whom one looks for. */
export function useGenderTexts(): Record<'own' | 'sought', Record<Gender, string>> {
  const intl = useIntl();
  return {
    own: {
      male: intl.formatMessage({ id: 'gender.man', defaultMessage: 'A man' }),
      female: intl.formatMessage({ id: 'gender.woman', defaultMessage: 'A woman' }),
    },
    sought: {
      male: intl.formatMessage({ id: 'gender.men', defaultMessage: 'Men' }),
      female: intl.formatMessage({ id: 'gender.women', defaultMessage: 'Women' }),
    },
  };
}

/** Names of the fields, where several are asked about at once. */
export function useFieldName(): (field: EditedField) => string | null {
  const intl = useIntl();
  return (field) =>
    PROFILE_CHOICE_NAMES.includes(field as ProfileChoice) ? profileFieldLabel(intl, field) : null;
}
