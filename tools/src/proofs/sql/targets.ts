import { randomUUID } from 'node:crypto';
import { ApiMember, signUpBody } from '../api-member.ts';
import type { Target } from './sqlmap.ts';

/** Signs two members up on a server, sends a message of one to the other, and names the addresses to be tried with the session of the first. */
export async function targetsOf(url: string): Promise<Target[]> {
  const [anna, bram] = [new ApiMember(url), new ApiMember(url)];
  await anna.signUp('Anna', 'female');
  const other = await bram.signUp('Bram', 'male');
  const message = { member: other, kind: 'text', text: 'Hello', client_id: randomUUID() };
  const sent = await anna.need<{ conversation: { id: string } }>('POST', '/api/chat.php', message);
  const conversation = sent.conversation.id;
  const headers = { 'X-Client': 'web/2', Origin: url, Cookie: anna.cookie };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const read = (name: string, path: string): Target => ({ name, url: `${url}${path}`, headers });
  const write = (name: string, method: 'POST' | 'PUT', path: string, body: object): Target => ({
    name,
    url: `${url}${path}`,
    method,
    body: JSON.stringify(body),
    headers: json,
  });
  const { email, password } = signUpBody('Anna', 'female');
  return [
    read(
      'search of members',
      '/api/members.php?country=NL&countryregion=Utrecht&gender=male&interests=books&min_age=20&max_age=60',
    ),
    read('page of a member', `/api/member.php?id=${other}`),
    read('suggestions', `/api/suggestions.php?for=${other}&limit=4`),
    read('regions', '/api/regions.php?country=NL'),
    read('page of text', '/api/page.php?slug=faq&language=en'),
    read('landing page', '/api/lander.php?name=adultonly&slug=one'),
    read('conversation', `/api/chat.php?conversation=${conversation}&before=2`),
    write('message', 'POST', '/api/chat.php', message),
    write('read mark', 'PUT', '/api/chat.php', { conversation, read_up_to: 1 }),
    write('like', 'POST', '/api/like.php', { member: other }),
    // As a visitor: a log-in with a session would end it.
    {
      ...write('log-in', 'POST', '/api/user.php', { email, password }),
      headers: { 'X-Client': 'web/2', Origin: url, 'Content-Type': 'application/json' },
    },
  ];
}
