/** Placeholder until styled. */
export function NotHereYetPage() {
  return <h1>not-here-yet</h1>;
}
