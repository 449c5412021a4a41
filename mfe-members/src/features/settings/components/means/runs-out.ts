/** Does a card end in the present month, or has it ended? `end` is its last day. */
export function runsOut(end: string | null, now: Date): boolean {
  return end !== null && end.slice(0, 7) <= now.toISOString().slice(0, 7);
}
