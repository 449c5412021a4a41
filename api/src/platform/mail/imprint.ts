import { COMPANY_REGISTERS } from '@rendezvous/contract/settings/company-registers';
import type { CompanyInfo } from '@rendezvous/contract/settings/company-info';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { MailImprint } from './template.ts';

/** The sender of a mail: name, postal address and register of the company, and the imprint page. Empty facts are left out. */
export function mailImprint(company: CompanyInfo, language: Locale, base: string): MailImprint {
  const { name, address, city, country, kvk } = company;
  const place = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const register = kvk && [COMPANY_REGISTERS[country], kvk].filter(Boolean).join(' ');
  const where = [address, city, place].filter(Boolean).join(', ');
  return {
    company: [name, where, register].filter(Boolean).join(' · '),
    label: serverText(language, 'mail.imprint'),
    url: `${base}${pathTo('pages-token', { token: 'imprint' })}`,
  };
}
