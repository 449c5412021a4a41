import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { leftHalf, rightHalf } from '#src/lib/half-pair.ts';
import type { EditedField } from '../draft.ts';
import type { Editor } from '../hooks/use-editor.ts';
import { useFieldName, useValueText } from '../hooks/use-value-text.ts';

const PLACE = new Set<EditedField>(['country', 'region', 'city']);

/** Fields as the member knows them: country, region and city are one answer. */
const answersOf = (fields: readonly EditedField[]): EditedField[] => {
  const place = fields.find((field) => PLACE.has(field));
  return [...fields.filter((field) => !PLACE.has(field)), ...(place ? [place] : [])];
};

/** Both versions of what another page changed meanwhile, and the question which one stays. */
export function StaleNotice({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const valueText = useValueText();
  const nameOf = useFieldName();
  return (
    <Room>
      <Alert tone="bad">
        {intl.formatMessage({
          id: 'profile.stale.text',
          defaultMessage: 'You changed this on another page in the meantime. Which version stays?',
        })}
      </Alert>
      {answersOf(editor.stale).map((field) => (
        <div key={field}>
          {nameOf(field) && <b>{nameOf(field)}</b>}
          <Pair>
            <div>
              <dt>{intl.formatMessage({ id: 'profile.stale.here', defaultMessage: 'Here' })}</dt>
              <dd>{valueText(field, editor.values)}</dd>
            </div>
            <div>
              <dt>
                {intl.formatMessage({ id: 'profile.stale.there', defaultMessage: 'On the other page' })}
              </dt>
              <dd>{valueText(field, editor.saved)}</dd>
            </div>
          </Pair>
        </div>
      ))}
      <Ways>
        <Button tone="outline" loading={editor.busy} onClick={editor.overwriteTheirs}>
          {intl.formatMessage({ id: 'profile.stale.mine', defaultMessage: 'Keep what’s here' })}
        </Button>
        <Button tone="outline" loading={editor.busy} onClick={editor.acceptTheirs}>
          {intl.formatMessage({ id: 'profile.stale.theirs', defaultMessage: 'Keep the other version' })}
        </Button>
      </Ways>
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  gap: ${theme.space.s3};
`;

/** Two versions beside each other, cut by the seam. */
const Pair = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.seam.photo};
  margin-top: ${theme.space.s1};

  > div {
    min-width: 0;
    padding: ${theme.space.s3} ${theme.space.s4};
    background: ${theme.color.surface2};
  }

  > div:first-child {
    ${leftHalf}
  }

  > div:last-child {
    ${rightHalf}
  }

  dt {
    ${text.small}
    color: ${theme.color.ink2};
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Two ways, equally large. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};

  > * {
    flex: 1 1 200px;
  }
`;
