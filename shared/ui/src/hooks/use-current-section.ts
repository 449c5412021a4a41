import { useEffect, useState } from 'react';

/** Everything down to a third of the window: headings above it count too, so that a jump past several is noticed. */
const REACHED = '1000000px 0px -66% 0px';

/** Anchor of the part in use or being read: the one with the focus, else the last whose heading has come into the upper third of the window. None before the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const anchors = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = anchors.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      // A section in use is the current one, also where the end of the page excludes it from the upper third.
      const inUse = headings.filter((heading) =>
        heading.closest('section')?.contains(document.activeElement),
      );
      if (inUse.length === 1) return setCurrent(inUse[0]!.id);
      const limit = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < limit)?.id ?? null);
    };
    const watching = new IntersectionObserver(read, { rootMargin: REACHED });
    for (const heading of headings) watching.observe(heading);
    document.addEventListener('focusin', read);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', read);
    };
  }, [anchors]);
  return current;
}
