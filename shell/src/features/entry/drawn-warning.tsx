import { RawIntlProvider } from 'react-intl';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { PageData } from '@rendezvous/contract/composition/page';
import { wordsOf } from '#src/kernel/language/catalogues.ts';
import { WarningBox } from './entry-warning-dialog.tsx';
import { ENTRY_KEY, mustWarn, WARNING_ID, WARNING_TITLE } from './entry-rules.ts';
import { WarningWords } from './warning-words.tsx';

/** May this page have to ask? The server does not know whether this device has answered, nor whether the app is installed. */
export const mayWarn = ({ settings, user, userKnown, url }: PageData): boolean =>
  userKnown && mustWarn(settings, user, matchRoute(url.split('?')[0]!)?.route ?? null, false, false);

/**
 * Runs directly after the question, before the page behind it is drawn: shows it as a modal, so that nothing behind receives a press, or removes
 * it where it is answered or the app is installed. Escape closes nothing. An answer is stored with its time before the question closes: a page that is left at once has it.
 */
const SHOW = `(d=>{let t;try{t=localStorage["${ENTRY_KEY}"]}catch{}
if("installed"in document.documentElement.dataset||t)return d.remove();
d.oncancel=e=>e.preventDefault();d.onkeydown=e=>{if(e.key==="Escape")e.preventDefault()};
d.onsubmit=()=>{try{localStorage["${ENTRY_KEY}"]=Date.now()}catch{}};
d.showModal()})(document.getElementById("${WARNING_ID}"))`;

/** The entry warning as part of the page's first HTML, ahead of the frame. The server's build only. */
export function DrawnWarning({ page, nonce }: { page: PageData; nonce: string }) {
  return (
    <RawIntlProvider value={wordsOf(page.locale)}>
      <WarningBox id={WARNING_ID} aria-labelledby={WARNING_TITLE}>
        <form method="dialog">
          <WarningWords settings={page.settings} />
        </form>
      </WarningBox>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SHOW }} />
    </RawIntlProvider>
  );
}
