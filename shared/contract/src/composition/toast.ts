/** What a message on the screen says and offers. */
export interface ToastOptions {
  /** Already translated. */
  text: string;
  tone?: 'neutral' | 'ok' | 'bad';
  action?: { label: string; run: () => void };
  /** How long it stays; six without. */
  seconds?: number;
}

/** A short message on the screen. */
export interface ShownToast extends ToastOptions {
  id: number;
}
