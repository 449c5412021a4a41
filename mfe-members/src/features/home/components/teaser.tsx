import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Gender } from '@rendezvous/contract/resources/profile/schemas';
import { signUpIsOpen } from '@rendezvous/domain/traffic-source';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { Field } from '@rendezvous/ui/controls/field';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSignUp } from '@rendezvous/remote/react/use-domain';
import { SmallPrint } from './small-print.tsx';

/**
 * Two taps into sign-up: own gender and preferred gender, which sign-up receives (spec §2 Sign-up modal). Without scripts
 * the form opens the sign-up page.
 */
export function Teaser() {
  const intl = useIntl();
  const isOpen = signUpIsOpen(useSettings());
  const signUp = useSignUp();
  const [gender, setGender] = useState<Gender>('male');
  const [seeking, setSeeking] = useState<Gender>('female');
  const [email, setEmail] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    signUp({ gender, seeking, ...(cleanText(email) && { email: cleanText(email) }) });
  }

  if (!isOpen) return <InviteOnly />;
  return (
    <Form action={pathTo('signup')} onSubmit={handleSubmit}>
      <SegmentedControl<Gender>
        name="gender"
        legend={intl.formatMessage({ id: 'gender.label', defaultMessage: 'I am' })}
        value={gender}
        onChange={setGender}
        options={[
          {
            value: 'male',
            label: intl.formatMessage({ id: 'gender.man', defaultMessage: 'A man' }),
          },
          {
            value: 'female',
            label: intl.formatMessage({ id: 'gender.woman', defaultMessage: 'A woman' }),
          },
        ]}
      />
      <SegmentedControl<Gender>
        name="seeking"
        legend={intl.formatMessage({ id: 'seeking.label', defaultMessage: 'Looking for' })}
        value={seeking}
        onChange={setSeeking}
        options={[
          {
            value: 'male',
            label: intl.formatMessage({ id: 'gender.men', defaultMessage: 'Men' }),
          },
          {
            value: 'female',
            label: intl.formatMessage({ id: 'gender.women', defaultMessage: 'Women' }),
          },
        ]}
      />
      <Mail>
        <Field label={intl.formatMessage({ id: 'email.label', defaultMessage: 'E-mail address' })}>
          {(field) => (
            <TextInput
              {...field}
              type="email"
              autoComplete="email"
              value={email}
              placeholder={intl.formatMessage({
                id: 'home.teaser.email.placeholder',
                defaultMessage: 'you@example.com',
              })}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      </Mail>
      <Go type="submit" size="lg">
        {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
        <Icon of={ARROW_RIGHT} />
      </Go>
      <SmallPrint />
    </Form>
  );
}

function InviteOnly() {
  const intl = useIntl();
  return (
    <Closed>
      {intl.formatMessage({
        id: 'closed.note',
        defaultMessage: 'New sign-ups are currently invite-only.',
      })}
    </Closed>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s3h};
  margin-top: ${theme.space.s5};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    gap: ${theme.space.s4};
    max-width: 560px;
    margin-top: ${theme.space.s5h};
  }
`;

/** Hidden on phones, where two taps are enough; shown from 576 px. */
const Mail = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

const Go = styled(Button)`
  min-height: ${theme.size.control};
  align-self: end;
`;

const Closed = styled.p`
  margin-top: ${theme.space.s5};
  font-weight: ${theme.weight.label};
`;
