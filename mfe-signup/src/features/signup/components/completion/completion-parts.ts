export { Completed } from './completed.tsx';
export { CompletionForm } from './completion-form.tsx';
export { CompletionRefused } from './completion-refused.tsx';
