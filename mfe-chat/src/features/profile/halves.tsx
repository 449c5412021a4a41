import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Relation } from '@rendezvous/contract/resources/members/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHECK } from '@rendezvous/ui/icons/actions/check';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import { useHalf } from '#src/lib/halves/use-half.ts';

/** Half sentences, and which of them the reader has completed; the others are chosen by a press. */
export function Halves({
  halves,
  completed,
  closed,
}: {
  halves: readonly HalfPrompt[];
  completed: Relation['halves_completed'];
  closed: boolean;
}) {
  const intl = useIntl();
  const [, choose] = useHalf();
  const id = useId();
  if (halves.length === 0) return null;
  return (
    <>
      <h3>{intl.formatMessage({ id: 'half.title', defaultMessage: 'Half sentences' })}</h3>
      <Sentences>
        {halves.map(({ prompt, language, beginning, text: words }) => (
          <Sentence key={prompt} $done={completed.includes(prompt)}>
            <Beginning id={`${id}-${prompt}`} lang={language}>
              {beginning}
            </Beginning>
            <b id={`${id}-${prompt}-half`} lang={language} dir="auto">
              {words}
            </b>
            {completed.includes(prompt) ? (
              <Tag tone="leaf">
                <Icon of={CHECK} size="s" />
                {intl.formatMessage({ id: 'half.written', defaultMessage: 'You wrote the other half' })}
              </Tag>
            ) : (
              !closed && (
                <Write
                  type="button"
                  aria-describedby={`${id}-${prompt} ${id}-${prompt}-half`}
                  onClick={() => choose(prompt)}
                >
                  {intl.formatMessage({ id: 'half.write', defaultMessage: 'Write the other half' })}
                </Write>
              )
            )}
          </Sentence>
        ))}
      </Sentences>
    </>
  );
}

const Sentences = styled.ul`
  display: grid;
  gap: ${theme.space.s3h};
`;
/** The line beside it is green once the reader has completed it. */
const Sentence = styled.li<{ $done: boolean }>`
  display: grid;
  gap: ${theme.space.s1};
  justify-items: start;
  padding-left: ${theme.space.s3h};
  border-left: 5px solid ${({ $done }) => ($done ? theme.color.leaf : theme.color.surface3)};
  overflow-wrap: anywhere;
`;
const Beginning = styled.span`
  ${text.small}
  text-wrap: balance;
  color: ${theme.color.ink2};
`;
const Write = styled.button`
  min-height: 44px;
  color: ${theme.color.zestText};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
