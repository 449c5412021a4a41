import { Link } from 'react-router-dom';
import type { Run, Words as PageWords } from '@rendezvous/contract/resources/pages/schemas';
import { keyed } from './keyed.ts';

/** Words of a page: plain, weighty, or a link. Whatever they look like, they are text. */
export function Words({ words }: { words: PageWords }) {
  if (typeof words === 'string') return words;
  return keyed(words).map(({ key, part }) => <Stretch key={key} run={part} />);
}

function Stretch({ run }: { run: Run }) {
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{run.strong}</strong>;
  // The router knows own addresses only: mail and telephone go to the browser.
  return run.to.startsWith('/') || run.to.startsWith('#') ? (
    <Link to={run.to}>{run.link}</Link>
  ) : (
    <a href={run.to}>{run.link}</a>
  );
}
