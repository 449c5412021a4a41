/** Leaves the site for another address, such as the provider's checkout. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
