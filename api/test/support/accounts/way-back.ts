import { createAddressToken, rotateSecret } from '#src/identity/links/face.ts';
import type { TestApp, TestUser } from '#test/harness.ts';

/** Token of a link that returns a member to the address of now. */
export async function wayBack({ services, clock }: TestApp, { id, email }: TestUser): Promise<string> {
  const now = clock.now();
  const to = { email, emailKey: email };
  const link = await createAddressToken(services.db, id, 'mail_change_undo', to, now, 60_000);
  return (await rotateSecret(services.db, link, now))!.token;
}
