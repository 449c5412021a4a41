import { createContext, useContext, useEffect, useId } from 'react';

/** Parts of the profile that a press opens for editing. */
export type PartName = 'about' | 'halves' | 'interests' | 'details' | 'place';

interface ProfileContextValue {
  /** The part the hint asked to open; a new object with each press. */
  asked: { part: PartName } | null;
  /** Notes whether an editor has unsaved input. */
  note(editor: string, isUnsaved: boolean): void;
}

/** State that the parts of the own profile share with its screen. */
export const ProfileContext = createContext<ProfileContextValue>({ asked: null, note: () => undefined });

/** Opens a part when the hint asks for it. */
export function useAsked(part: PartName, open: () => void): void {
  const { asked } = useContext(ProfileContext);
  useEffect(() => {
    if (asked?.part === part) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per press
  }, [asked]);
}

/** Notifies the screen of an editor's unsaved input, so that leaving asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const editor = useId();
  const { note } = useContext(ProfileContext);
  useEffect(() => {
    note(editor, isUnsaved);
    return () => note(editor, false);
  }, [note, editor, isUnsaved]);
}
