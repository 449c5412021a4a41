import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import type { FieldFault } from '@rendezvous/contract/kernel/field-rules';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { useMessagePrice } from '@rendezvous/remote/react/use-domain';
import { storeFirstMessage, loadFirstMessage } from '../draft.ts';
import { useEnterSignup } from './use-enter-signup.ts';

/** State and rules of the first message. It is stored on the device from the first letter on, and may be left out. */
export function useFirstMessage({ id, fictional, gender }: Member) {
  const { message_length: limit } = useSettings();
  const price = useMessagePrice(fictional);
  const enter = useEnterSignup();
  const [stored] = useState(() => loadFirstMessage(id, Date.now()));
  const [text, setText] = useState(stored.signup_message ?? '');
  const [understood, setUnderstood] = useState(stored.fictional_confirmed ?? false);
  const [asked, setAsked] = useState(false);
  const length = visibleText(text).length;
  const fault: FieldFault | undefined = length > limit ? { code: 'too_long', params: { limit } } : undefined;
  /** The warning is confirmed once, before the first message. */
  const isOpen = fictional && length > 0 && !understood;

  function store(part: { text?: string; understood?: boolean }): void {
    const next = { text, understood, ...part };
    setText(next.text);
    setUnderstood(next.understood);
    storeFirstMessage(
      { member: id, signup_message: next.text, fictional_confirmed: next.understood, seeking: gender },
      Date.now(),
    );
  }

  return {
    text,
    write: (words: string) => store({ text: words }),
    understood,
    understand: (given: boolean) => store({ understood: given }),
    price,
    fault,
    isUnanswered: asked && isOpen,
    submit() {
      setAsked(true);
      if (fault || isOpen) return;
      store({});
      enter();
    },
  };
}
