import styled from 'styled-components';
import { EMAIL } from '@rendezvous/contract/kernel/field-rules';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Block } from '@rendezvous/contract/resources/pages/schemas';
import {
  CONSUMER_NAME,
  CONTRACT_NAME,
  WITHDRAW_PAGE,
} from '@rendezvous/contract/resources/withdrawal/values';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Field } from '@rendezvous/ui/controls/field';
import { TextInput } from '@rendezvous/ui/controls/text-input';

type Statement = Extract<Block, { type: 'statement' }>;

/** The withdrawal function without a log-in: the browser sends the form by itself, so that it works without a script (PRODUCT.md §1 Withdrawal). */
export function StatementForm({ labels }: { labels: Statement }) {
  return (
    <Form method="post" action={pathTo('pages-token', { token: WITHDRAW_PAGE })}>
      <Field label={labels.name}>
        {(control) => (
          <TextInput {...control} name="name" required autoComplete="name" maxLength={CONSUMER_NAME.max} />
        )}
      </Field>
      <Field label={labels.order} hint={labels.order_hint}>
        {(control) => (
          <TextInput {...control} name="order" required autoComplete="off" maxLength={CONTRACT_NAME.max} />
        )}
      </Field>
      <Field label={labels.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={EMAIL.max}
          />
        )}
      </Field>
      <p>{labels.words}</p>
      <Button type="submit" size="lg" wide>
        {labels.confirm}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4h};
  max-width: 600px;
  margin-block: ${theme.space.s5};
  padding: ${theme.space.s5};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r4};
  background: ${theme.color.surface};
  & > p {
    padding: ${theme.space.s3h} ${theme.space.s4h};
    border-radius: ${theme.radius.seam} ${theme.radius.r3} ${theme.radius.r3} ${theme.radius.seam};
    background: ${theme.color.surface2};
  }
  @media print {
    display: none;
  }
`;
