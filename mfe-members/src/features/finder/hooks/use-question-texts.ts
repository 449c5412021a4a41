import { useIntl } from 'react-intl';
import type { Question } from './use-finder.ts';

interface Texts {
  title: string;
  options: readonly { value: string; label: string }[];
}

/** Words of the three questions and their answers (spec §3 Match-finder options). */
export function useQuestionTexts(): Record<Question, Texts> {
  const intl = useIntl();
  return {
    age: {
      title: intl.formatMessage({ id: 'finder.age.title', defaultMessage: 'Which age?' }),
      options: [
        { value: '18-35', label: intl.formatMessage({ id: 'finder.age.young', defaultMessage: '18–35' }) },
        { value: '35+', label: intl.formatMessage({ id: 'finder.age.older', defaultMessage: '35+' }) },
      ],
    },
    appearance: {
      title: intl.formatMessage({ id: 'finder.appearance.title', defaultMessage: 'Which look?' }),
      options: [
        {
          value: 'normal',
          label: intl.formatMessage({ id: 'finder.appearance.normal', defaultMessage: 'Normal' }),
        },
        {
          value: 'sexy',
          label: intl.formatMessage({ id: 'finder.appearance.sexy', defaultMessage: 'Sexy' }),
        },
      ],
    },
    background: {
      title: intl.formatMessage({ id: 'finder.background.title', defaultMessage: 'Which background?' }),
      options: [
        {
          value: 'white',
          label: intl.formatMessage({ id: 'finder.background.white', defaultMessage: 'White' }),
        },
        {
          value: 'other',
          label: intl.formatMessage({ id: 'finder.background.other', defaultMessage: 'Other' }),
        },
      ],
    },
  };
}
