import { PreferencesForm } from '@rendezvous/contract/resources/preferences/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Type } from 'typebox';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { changeAccount } from '#src/identity/accounts/face.ts';
import { storeChoices } from '#src/platform/http/choices.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import type { App } from '#src/platform/types.ts';

/**
 * The forms of /lang-config (spec §2 Screens and routes): they work before the page's script has come, and without it.
 * Language and country of members are stored with their account, where the country is the one they pay in. The menu of languages
 * and the choice of the look send here, too, and go back to their page.
 */
export async function preferenceRoutes(app: App): Promise<void> {
  const { services } = app;
  acceptForms(app);

  app.post(
    pathTo('lang-config'),
    {
      config: { access: 'public', crossSite: 'origin' },
      schema: { body: PreferencesForm, response: { 303: Type.Null() } },
    },
    async ({ context, body }, reply) => {
      const { language, country, theme, back } = body;
      const served = context.settings.value('countries');
      if (country && !served.includes(country)) throw fieldProblem('country', 'not_allowed');
      if (context.viewer) {
        await changeAccount(services, context.viewer, {
          ...(language && { language }),
          ...(country && { payment_country: country }),
        });
      }
      storeChoices(reply, { language, country, theme });
      const saved = country ? 'country' : theme ? 'theme' : 'language';
      return reply
        .code(303)
        .header('location', back ?? `${pathTo('lang-config')}?saved=${saved}`)
        .send(null);
    },
  );
}
