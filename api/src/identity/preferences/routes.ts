import { PreferencesForm } from '@rendezvous/contract/preferences';
import { pathTo } from '@rendezvous/contract/routes';
import { Type } from 'typebox';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { changeAccount } from '#src/identity/accounts/service.ts';
import { keepChoices } from '#src/platform/http/choices.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import type { App } from '#src/platform/types.ts';

/**
 * The form of /lang-config (spec §2 Screens and routes): it works before the page's script has come, and without it.
 * Members keep both choices with their account, where the country is the one they pay in. The menu of languages
 * sends its choice here, too, and goes back to its page.
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
      const { language, country, back } = body;
      const served = context.settings.value('countries');
      if (country && !served.includes(country)) throw fieldProblem('country', 'not_allowed');
      if (context.viewer) {
        await changeAccount(services, context.viewer, {
          ...(language && { language }),
          ...(country && { payment_country: country }),
        });
      }
      keepChoices(reply, { language, country });
      return reply
        .code(303)
        .header('location', back ?? `${pathTo('lang-config')}?saved=${country ? 'country' : 'language'}`)
        .send(null);
    },
  );
}
