/** Stands where a screen is on its way. */
export function RegionSkeleton() {
  return <div aria-busy="true" />;
}
