import { storeProfileConsents } from '#src/identity/consents/face.ts';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { addPicture } from '#src/people/photos/face.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';
import { drawPicture } from './pictures.ts';
import type { Person } from './people.ts';
import { halvesOf } from './texts/halves.ts';

/** Pictures drawn at a time: enough for two cores while the database works. */
const PENCILS = 4;
const ROWS_AT_ONCE = 100;

function userRow(person: Person, passwordHash: string, now: Date) {
  const role = person.account?.role;
  const lastActive = after(now, -person.lastActiveAgo * MINUTE);
  // A fictional profile never visits: its only time is its creation.
  const signedUp = person.fictional
    ? lastActive
    : after(now, -(role === 'not_confirmed' ? 1 : person.signedUpDaysAgo) * DAY);
  return {
    id: person.id,
    email: person.email,
    email_key: person.email,
    name: person.name,
    name_key: person.name.toLowerCase(),
    password_hash: person.account ? passwordHash : null,
    status: role === 'not_confirmed' || role === 'pending_deletion' ? role : ('active' as const),
    language: person.language,
    country: person.country,
    payment_country: person.country,
    fictional: person.fictional,
    signup_date: signedUp,
    confirmed_at: role === 'not_confirmed' ? null : signedUp,
    deletion_requested_at: role === 'pending_deletion' ? after(now, -2 * DAY) : null,
    notifications: JSON.stringify({}),
    domain: DEFAULT_DOMAIN,
    signup_step: 4,
    signup_completed_at: signedUp,
    last_active: role === 'not_confirmed' ? signedUp : lastActive,
    created_at: signedUp,
  };
}

function profileRow(person: Person, now: Date) {
  const listed = person.account?.role !== 'not_confirmed' && person.account?.role !== 'pending_deletion';
  return {
    user_id: person.id,
    status: person.account?.role === 'not_confirmed' ? ('disabled' as const) : ('active' as const),
    gender: person.gender,
    seeking: person.seeking,
    date_of_birth: person.dateOfBirth,
    country: person.country,
    region: person.region,
    city: person.city,
    interests: person.interests,
    about_me: person.aboutMe,
    half_prompts: JSON.stringify(person.account ? [] : halvesOf(person.language, person.signedUpDaysAgo)),
    last_active: after(now, -person.lastActiveAgo * MINUTE),
    listed,
    ...person.details,
  };
}

/** Consent to the text in force, which is younger than most of the accounts: as if all had been asked again today. */
function consentOf({ id, language }: Person, now: Date) {
  return { userId: id, language, domain: DEFAULT_DOMAIN, at: now };
}

/** Stores accounts, profiles and the consents to showing them; existing ones stay unchanged. */
export async function storeMembers(
  { db, clock }: Services,
  people: readonly Person[],
  passwordHash: string,
): Promise<void> {
  const now = clock.now();
  for (let start = 0; start < people.length; start += ROWS_AT_ONCE) {
    const batch = people.slice(start, start + ROWS_AT_ONCE);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('users')
        .values(batch.map((person) => userRow(person, passwordHash, now)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx
        .insertInto('profiles')
        .values(batch.map((person) => profileRow(person, now)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const people = batch.filter(({ fictional }) => !fictional);
      await storeProfileConsents(
        tx,
        people.map((person) => consentOf(person, now)),
      );
    });
  }
}

/** Draws a member's missing pictures: the first is the main one, every third is private. */
async function drawFor(services: Services, person: Person, present: number): Promise<void> {
  for (const [index, look] of person.looks.entries()) {
    if (index < present) continue;
    await addPicture(
      services,
      person.id,
      await drawPicture(look),
      index > 0 && index % 3 === 2 ? 'private' : 'public',
    );
  }
}

async function photoCounts({ db }: Services): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('photos')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('count')])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, Number(row.count)]));
}

/** Draws all pictures. `progress` receives the number of members done. */
export async function drawMembers(
  services: Services,
  people: readonly Person[],
  progress: (done: number) => void,
): Promise<void> {
  const present = await photoCounts(services);
  const queue = [...people];
  let done = 0;
  const draw = async () => {
    for (let person = queue.shift(); person; person = queue.shift()) {
      await drawFor(services, person, present.get(person.id) ?? 0);
      done += 1;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: PENCILS }, draw));
}
