import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PENCIL } from '@rendezvous/ui/icons/actions/pencil';
import { text } from '@rendezvous/ui/layout/text';
import { useOpenedForm } from '#src/lib/account/use-opened-form.ts';
import type { PartForm } from '../part-form.ts';
import { useAsked, type PartName } from '../profile-context.ts';

interface Props {
  name: PartName;
  title: string;
  /** Beside the title, e.g. how many are chosen. */
  note?: ReactNode;
  /** Accessible name of the button that opens the form. */
  edit: string;
  /** Content of the part. */
  children: ReactNode;
  /** The form in place of it. */
  Form: PartForm;
  /** Loads a form that comes late: it opens once it is there, so that its first field can get the focus. */
  load?: () => Promise<unknown>;
}

/** One part of the profile as others see it; the pencil opens its form in the same place. */
export function ProfilePart({ name, title, note, edit, children, Form, load }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const { isOpen, opener, open, close } = useOpenedForm(ref);
  const openForm = () => (load ? void load().then(open) : open());
  useAsked(name, openForm);
  return (
    <section aria-labelledby={`profile-${name}`}>
      <PartHead>
        <PartTitle id={`profile-${name}`}>
          {title}
          {note && <Note> · {note}</Note>}
        </PartTitle>
        {!isOpen && (
          <Pencil ref={opener} type="button" aria-label={edit} onClick={openForm}>
            <Icon of={PENCIL} />
          </Pencil>
        )}
      </PartHead>
      {isOpen ? <Form form={ref} onClose={close} /> : children}
    </section>
  );
}

/** Heading with a count or a pencil at its end. */
export const PartHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: ${theme.size.target};
`;

/** Heading of a part of the own profile. */
export const PartTitle = styled.h2`
  ${text.title}
`;

export const Note = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.regular};
`;

const Pencil = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-right: -${theme.space.s3};
  border-radius: 50%;
  color: ${theme.color.ink2};

  &:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  }
`;
