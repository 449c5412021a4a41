import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ComplaintResponse } from '@rendezvous/contract/resources/complaints/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { PageTitle } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';

/** The ticket, the address of its confirmation, and the day of the answer. */
export function ComplaintSent({ answer, onAgain }: { answer: ComplaintResponse; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Panel>
      <PageTitle ref={title} tabIndex={-1}>
        <FormattedMessage id="pages.complaints.sent.title" defaultMessage="We’ve received your complaint" />
      </PageTitle>
      <Ticket>
        <dt>
          <FormattedMessage id="pages.complaints.sent.ticket" defaultMessage="Your ticket" />
        </dt>
        <dd>{answer.ticket}</dd>
      </Ticket>
      <p>
        <FormattedMessage
          id="pages.complaints.sent.text"
          defaultMessage="A person reads it and will answer you by {date}. We’ve e-mailed the ticket number to {email}."
          values={{
            date: <FormattedDate value={answer.answer_by} dateStyle="long" timeZone="UTC" />,
            email: <b>{answer.email}</b>,
          }}
        />
      </p>
      <div>
        <Button tone="outline" onClick={onAgain}>
          <FormattedMessage id="pages.complaints.sent.again" defaultMessage="Write another" />
        </Button>
      </div>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space.s4h};
  h1 {
    outline: none;
  }
  @media print {
    button {
      display: none;
    }
  }
`;

const Ticket = styled.dl`
  padding: ${theme.space.s4h} ${theme.space.s5h};
  border-radius: ${theme.radius.seam} ${theme.curve.c44} ${theme.curve.c44} ${theme.radius.seam};
  background: ${theme.color.figSoft};
  color: ${theme.color.onFigSoft};
  dt {
    ${text.small}
  }
  dd {
    ${text.d2}
    letter-spacing: 0.04em;
    user-select: all;
  }
`;
