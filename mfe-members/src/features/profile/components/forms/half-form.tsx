import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { textFault, type FieldFault } from '@rendezvous/contract/kernel/field-rules';
import { HALF_PROMPT_TEXT } from '@rendezvous/contract/resources/half-prompts/values';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import { fieldErrorText } from '@rendezvous/i18n/errors';
import { useUser } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Field } from '@rendezvous/ui/controls/field';
import { Icon } from '@rendezvous/ui/layout/icon';
import { REFRESH } from '@rendezvous/ui/icons/actions/refresh';
import { Select } from '@rendezvous/ui/controls/select';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { theme } from '@rendezvous/theme/theme';
import { useHalfPrompts } from '#src/features/profile/api/half-prompts.ts';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import { useRemoveHalf } from '#src/features/profile/hooks/use-remove-half.ts';
import type { HalfFormProps } from '#src/features/profile/part-form.ts';
import { Counted } from '#src/features/profile/components/counted.tsx';
import { EditForm } from './edit-form.tsx';

/** A beginning out of forty, and the member's half of it. */
export function HalfForm({ form, index, onClose, onSaved, onRemoved }: HalfFormProps) {
  const intl = useIntl();
  const { half_prompts: known } = useUser()!.profile;
  const { data, error, mutate } = useHalfPrompts();
  const editor = useEditor(onSaved);
  const removing = useRemoveHalf(() => onRemoved?.());
  const [fault, setFault] = useState<FieldFault>();
  const halves = editor.values.half_prompts;
  const used = new Set(halves.filter((_, at) => at !== index).map(({ prompt }) => prompt));
  const offers = (data?.items ?? []).filter(({ prompt }) => !used.has(prompt));
  const [first] = offers;
  const half = halves[index] ?? (first && { prompt: first.prompt, language: first.language, text: '' });

  if (!half)
    return error ? (
      <FailedRegion onRetry={() => void mutate()} />
    ) : (
      <Waiting>
        <Skeleton $height="200px" />
      </Waiting>
    );

  function put(part: Partial<HalfPromptDraft>): void {
    setFault(undefined);
    editor.change({ half_prompts: halves.toSpliced(index, 1, { ...half!, ...part }) });
  }
  function choose(prompt: string | undefined): void {
    const offer = offers.find((offered) => offered.prompt === prompt);
    if (offer) put({ prompt: offer.prompt, language: offer.language });
  }
  function another(): void {
    const at = offers.findIndex(({ prompt }) => prompt === half!.prompt);
    choose(offers[(at + 1) % offers.length]?.prompt);
  }
  /** The beginning in the language it was written in, while it stays the same. */
  const beginningOf = (prompt: string, beginning: string): string =>
    known.find((entry) => entry.prompt === prompt && entry.language === half.language)?.beginning ??
    beginning;
  const options = offers.some(({ prompt }) => prompt === half.prompt)
    ? offers
    : [{ prompt: half.prompt, beginning: '…' }, ...offers];

  return (
    <EditForm
      form={form}
      editor={editor}
      onCancel={onClose}
      check={() => {
        const found = textFault(HALF_PROMPT_TEXT, visibleText(half.text));
        setFault(found);
        return found !== undefined;
      }}
      more={
        onRemoved && (
          <Button tone="quiet" loading={removing.busy} onClick={() => void removing.run(index)}>
            {intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
          </Button>
        )
      }
    >
      <div>
        <Field label={intl.formatMessage({ id: 'profile.halves.beginning', defaultMessage: 'Beginning' })}>
          {(control) => (
            <Select {...control} value={half.prompt} onChange={({ target }) => choose(target.value)}>
              {options.map(({ prompt, beginning }) => (
                <option key={prompt} value={prompt}>
                  {prompt === half.prompt ? beginningOf(prompt, beginning) : beginning}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Another tone="quiet" size="s" onClick={another}>
          <Icon of={REFRESH} size="s" />
          {intl.formatMessage({ id: 'profile.halves.another', defaultMessage: 'Another beginning' })}
        </Another>
      </div>
      <Field
        label={intl.formatMessage({ id: 'half.yours', defaultMessage: 'Your half' })}
        error={fault && fieldErrorText(intl, fault)}
        hint={<Counted used={half.text.length} limit={HALF_PROMPT_TEXT.max} />}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={HALF_PROMPT_TEXT.max}
            value={half.text}
            onChange={(event) => put({ text: event.target.value })}
          />
        )}
      </Field>
    </EditForm>
  );
}

const Another = styled(Button)`
  margin: ${theme.space.s1} 0 0 -${theme.space.s3h};
`;
