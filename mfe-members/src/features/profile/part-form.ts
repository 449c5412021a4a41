import type { ComponentType, RefObject } from 'react';

/** Props of the form of one part. */
export interface PartFormProps {
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}
export type PartForm = ComponentType<PartFormProps>;

/** Props of the form of one half sentence. */
export interface HalfFormProps extends PartFormProps {
  /** Place of the half among the member's; one past the last makes a new one. */
  index: number;
  onSaved: () => void;
  /** Absent for a new half. */
  onRemoved?: () => void;
}
