import { useEffect } from 'react';

/** Shows a number on the installed app's icon, none for 0. Browsers refuse it outside an installed app, without an effect (spec §8). */
export async function showAppBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // The title shows the number as well.
  }
}

/** Updates the app badge; a visitor's page, and a log-out, clear it. */
export function useAppBadge(count: number): void {
  useEffect(() => void showAppBadge(count), [count]);
}
