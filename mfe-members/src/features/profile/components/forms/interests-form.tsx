import { INTIMATE_INTERESTS } from '@rendezvous/contract/resources/profile/values';
import { InterestChoice } from '@rendezvous/remote/react/interest-choice';
import { useEditor } from '#src/features/profile/hooks/use-editor.ts';
import { EditForm } from './edit-form.tsx';
import type { PartFormProps } from '#src/features/profile/part-form.ts';

/** Interests of the member. Intimate ones are in sight where one is chosen. */
export function InterestsForm({ form, onClose }: PartFormProps) {
  const editor = useEditor(onClose);
  return (
    <EditForm form={form} editor={editor} onCancel={onClose}>
      <InterestChoice
        chosen={editor.values.interests}
        onChange={(interests) => editor.change({ interests })}
        showsIntimate={editor.saved.interests.some((interest) => INTIMATE_INTERESTS.includes(interest))}
      />
    </EditForm>
  );
}
