import { useIntl } from 'react-intl';
import type { MeasureRule, MeasureSource } from '@rendezvous/contract/operators/values';

/** Words of the reasons of a measure, as operators read them; members read longer ones. */
export function useStatementWords() {
  const intl = useIntl();
  const rules: Record<MeasureRule, string> = {
    minors: intl.formatMessage({ id: 'ops.rule.minors', defaultMessage: 'Minors' }),
    violence: intl.formatMessage({ id: 'ops.rule.violence', defaultMessage: 'Threats, violence, blackmail' }),
    intimate_photos: intl.formatMessage({
      id: 'ops.rule.intimate_photos',
      defaultMessage: 'Intimate photos without consent',
    }),
    exploitation: intl.formatMessage({
      id: 'ops.rule.exploitation',
      defaultMessage: 'Coercion, trafficking',
    }),
    fraud: intl.formatMessage({ id: 'ops.rule.fraud', defaultMessage: 'Fraud' }),
    evasion: intl.formatMessage({ id: 'ops.rule.evasion', defaultMessage: 'New account after a ban' }),
    harassment: intl.formatMessage({ id: 'ops.rule.harassment', defaultMessage: 'Harassment' }),
    hatred: intl.formatMessage({ id: 'ops.rule.hatred', defaultMessage: 'Hatred' }),
    money: intl.formatMessage({ id: 'ops.rule.money', defaultMessage: 'Money, sex for sale, advertising' }),
    identity: intl.formatMessage({ id: 'ops.rule.identity', defaultMessage: 'False identity' }),
    private_data: intl.formatMessage({
      id: 'ops.rule.private_data',
      defaultMessage: 'Private things of others',
    }),
    bots: intl.formatMessage({ id: 'ops.rule.bots', defaultMessage: 'Bots, scraping' }),
    tricks: intl.formatMessage({ id: 'ops.rule.tricks', defaultMessage: 'Getting around prices or limits' }),
    photos: intl.formatMessage({ id: 'ops.rule.photos', defaultMessage: 'Rules for photos' }),
    contact: intl.formatMessage({ id: 'ops.rule.contact', defaultMessage: 'Contact details in public' }),
    other: intl.formatMessage({ id: 'ops.rule.other', defaultMessage: 'Another rule' }),
  };
  const sources: Record<MeasureSource, string> = {
    report: intl.formatMessage({ id: 'ops.source.report', defaultMessage: 'A report' }),
    own_look: intl.formatMessage({ id: 'ops.source.own_look', defaultMessage: 'Our own look' }),
    automatic: intl.formatMessage({ id: 'ops.source.automatic', defaultMessage: 'A filter' }),
  };
  return {
    facts: intl.formatMessage({ id: 'ops.statement.facts', defaultMessage: 'Facts, for the member' }),
    hint: intl.formatMessage({
      id: 'ops.statement.hint',
      defaultMessage: 'Mailed as you write it. What happened, when, where; never who reported it.',
    }),
    rule: intl.formatMessage({ id: 'ops.statement.rule', defaultMessage: 'Rule' }),
    source: intl.formatMessage({ id: 'ops.statement.source', defaultMessage: 'How we know' }),
    choose: intl.formatMessage({ id: 'ops.statement.choose', defaultMessage: 'Choose' }),
    rules,
    sources,
  };
}
