/** What the page shares as `react-intl`: the names in use. The test beside this file compares it with every import. */
export {
  createIntl,
  FormattedDate,
  FormattedDisplayName,
  FormattedMessage,
  RawIntlProvider,
  useIntl,
} from '#whole/react-intl';
