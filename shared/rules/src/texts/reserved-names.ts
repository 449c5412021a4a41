import { skeletonOf } from './visible-text.ts';

/** Words by which staff of a site calls itself, in seven languages, as `skeletonOf` writes them. */
const STAFF = [
  'abuse accounts? admin(?:istrator|istration)?s? billing contact customer(?:care|service|support)? desk help(?:desk|line)? hostmaster',
  'info mail(?:er)? mod(?:erator|eration)?s? no(?:t)?reply official operators? owner payments? postmaster privacy refunds? reply root safety security',
  'service sales staff support(?:er)? sysadmin system team the trust verification verified webmaster',
  'hulp helpdesk klantenservice klantendienst beheer(?:der)? medewerker betaling(?:en)? beveiliging officieel moderatie redactie',
  'hilfe kundendienst kundenservice kundenbetreuung betreiber mitarbeiter verwaltung zahlung(?:en)? sicherheit offiziell buchhaltung',
  'aide assistance serviceclient moderateur moderatrice moderation administrateur paiements? securite officiel equipe gestionnaire',
  'aiuto assistenza assistenzaclienti servizioclienti moderatore moderatrice amministratore amministrazione pagament[oi] sicurezza ufficiale staff squadra',
  'ayuda asistencia soporte atencionalcliente serviciocliente moderador(?:a)? administrador(?:a)? pagos? seguridad oficial equipo',
  'pomoc obslugaklienta biuroobslugi obsluga moderatorka administratorka platnosc(?:i)? bezpieczenstwo oficjaln[yea] zespol wsparcie',
]
  .join(' ')
  .split(' ');

/**
 * Decides whether a name speaks for the site: words of staff and names of the site alone, in any order, width and spacing, perhaps with a
 * number after them.
 * @param words names and domains of the site, and words that operators have added
 */
export function isReservedName(name: string, words: readonly string[]): boolean {
  const own = words.map(skeletonOf).filter((word) => word !== '');
  return new RegExp(`^(?:${[...STAFF, ...own].join('|')})+\\p{N}*$`, 'u').test(skeletonOf(name));
}
