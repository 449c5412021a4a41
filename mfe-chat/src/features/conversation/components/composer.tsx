import { visibleText } from '@rendezvous/rules/texts/visible-text';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { HALF_PROMPT_TEXT } from '@rendezvous/contract/resources/half-prompts/values';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Icebreaker, IcebreakerName } from '@rendezvous/contract/resources/icebreakers/schemas';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { control } from '@rendezvous/ui/controls/control';
import { Icon } from '@rendezvous/ui/layout/icon';
import { SEND } from '@rendezvous/ui/icons/actions/send';
import { SplitButton } from '@rendezvous/ui/controls/split-button';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import type { Content } from '#src/lib/sending/content.ts';
import { useParts } from '#src/lib/parts.ts';
import { useHalf } from '#src/lib/halves/use-half.ts';
import { storeDraft, readDraft } from '#src/lib/drafts.ts';
import { usePriceText } from '@rendezvous/remote/react/use-domain';
import { useTypingSignal } from '../hooks/use-typing-signal.ts';
import type { ConversationState } from '#src/lib/conversation-state.ts';
import { CreditsLine } from './credits-line.tsx';

interface Props {
  chat: ChatResponse;
  name: string;
  credits: number;
  state: ConversationState;
  /** Line to begin with: it comes into the field, where it can be changed. */
  picked: Icebreaker | null;
  /** Sends, perhaps after a question; `onSent` is called once it is on its way. */
  onSend: (content: Content, onSent?: () => void) => void;
}

/** Key code by which Safari marks the Enter that ends a word of an input method, after the composition has ended. */
const OF_INPUT_METHOD = 229;

/** On touch keyboards Enter starts a new line, since no other key does. */
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Does Enter send? */
const enterSends = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  event.keyCode !== OF_INPUT_METHOD &&
  !isTouch();

/** Text field with the send button, which shows the price in credits and money. */
export function Composer({ chat, name, credits, state, picked, onSend }: Props) {
  const intl = useIntl();
  const { message_length } = useSettings();
  const priceText = usePriceText();
  const signalTyping = useTypingSignal(chat.conversation?.id ?? null);
  const user = useUser()?.id ?? '';
  const [text, setText] = useState(() => readDraft(user, chat.profile.id));
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  /** The line the text began as. */
  const line = useRef<IcebreakerName>(undefined);
  const { Acts, Chosen, Left } = useParts();
  const [prompt, choosePrompt] = useHalf();
  const [half, setHalf] = useState<HalfPrompt>();
  const limit = prompt ? HALF_PROMPT_TEXT.max : message_length;
  const price = chat.price.message;
  const affordable = state !== 'short';
  const left = limit - visibleText(text).length;
  const tooLong = left < 0;
  const ready = visibleText(text) !== '' && !tooLong && affordable && (!prompt || half?.prompt === prompt);
  const cost = priceText(price);
  const act = intl.formatMessage({ id: 'composer.send', defaultMessage: 'Send' });

  const write = (value: string) => {
    setText(value);
    storeDraft(user, chat.profile.id, value);
    if (value === '') line.current = undefined;
    if (visibleText(value) !== '') signalTyping();
  };
  const insert = useEffectEvent((begun: Icebreaker) => {
    // What was written before stays, above the line.
    const own = visibleText(text);
    write(own && !line.current ? `${own}\n${begun.text}` : begun.text);
    line.current = begun.id;
    field.current?.focus();
  });
  useEffect(() => {
    if (picked) insert(picked);
  }, [picked]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!ready) return;
    const content: Content = prompt
      ? { text: visibleText(text), kind: 'text', half_prompt: half }
      : { text: visibleText(text), kind: line.current ? 'icebreaker' : 'text', icebreaker: line.current };
    onSend(content, () => {
      if (prompt) choosePrompt(null);
      line.current = undefined;
      setText('');
      storeDraft(user, chat.profile.id, '');
      // The button is disabled now; without this the focus, and the keyboard of a phone, would go.
      field.current?.focus();
    });
  };
  return (
    <Form onSubmit={submit}>
      <Column>
        {prompt && <Chosen profile={chat.profile} field={field} onFound={setHalf} />}
        <Fields>
          <VisuallyHidden as="label" htmlFor={id}>
            {intl.formatMessage({ id: 'composer.label', defaultMessage: 'Message to {name}' }, { name })}
          </VisuallyHidden>
          <Field
            ref={field}
            id={id}
            rows={1}
            value={text}
            enterKeyHint={isTouch() ? 'enter' : 'send'}
            placeholder={intl.formatMessage(
              { id: 'composer.placeholder', defaultMessage: 'Write to {name}' },
              { name },
            )}
            aria-describedby={`${id}-hint`}
            aria-invalid={tooLong || undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => enterSends(event) && submit(event)}
          />
          <div>
            <Acts chat={chat} name={name} field={field} onSend={onSend} />
          </div>
          <SplitButton
            type="submit"
            cost={cost}
            mark={price > 0}
            disabled={!ready}
            aria-label={`${act}, ${cost}`}
          >
            <Icon of={SEND} />
            {act}
          </SplitButton>
        </Fields>
        <Hint id={`${id}-hint`}>
          <CreditsLine
            chat={chat}
            credits={credits}
            price={price}
            state={state}
            waiting={visibleText(text) !== ''}
          />
          {affordable && <Left left={left} />}
        </Hint>
      </Column>
    </Form>
  );
}

const Form = styled.form`
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  padding-block: ${theme.space.s2h};
`;
const Column = styled.div`
  width: 100%;
  max-width: ${theme.size.messages};
  margin-inline: auto;
  padding-inline: ${theme.space.s4};
  ${media.tablet} {
    padding-inline: ${theme.space.s5};
  }
`;
/** The button that sends below the field; beside it where the field has room for a line. There it also reserves room for what comes late. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s2};
  align-items: end;
  & button {
    min-height: 52px;
  }
  & > :last-child {
    grid-column: 1 / -1;
    justify-self: end;
  }
  @container conversation (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(140px, auto) auto;
    & > :last-child {
      grid-column: auto;
    }
  }
`;
const Field = styled.textarea`
  ${control}
  min-height: 52px;
  max-height: 160px;
  padding: ${theme.space.s3h} ${theme.space.s4};
  border-radius: 26px;
  resize: none;
  field-sizing: content;
`;
const Hint = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space.s3};
  padding: ${theme.space.s1h} ${theme.space.s1} 0;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
`;
