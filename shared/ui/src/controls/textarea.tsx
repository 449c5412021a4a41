import type { Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { control } from './control.tsx';

const Native = styled.textarea`
  ${control}
  min-height: 120px;
  resize: vertical;
`;

/** Multi-line text input. Use it in a `Field`. */
export function Textarea(
  props: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> },
) {
  return <Native {...props} />;
}
