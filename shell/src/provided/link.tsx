import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router';

/** What the product passes to a link: an anchor's attributes, and how the router goes there. */
export type LinkProps = Omit<
  RouterLinkProps,
  'discover' | 'prefetch' | 'mask' | 'reloadDocument' | 'defaultShouldRevalidate'
>;

/** An address of another site, or of another kind (`mailto:`). */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The router's link without framework mode. `Link` of react-router carries the framework's prefetching, its manifest and
 * four effects for each link; the parts it is made of do the rest.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  if (typeof to === 'string' && ELSEWHERE.test(to))
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  return (
    <InnerLink {...rest} to={to}>
      {children}
    </InnerLink>
  );
}

function InnerLink({
  to,
  onClick,
  replace,
  state,
  target,
  relative,
  preventScrollReset,
  viewTransition,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to, { relative });
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target,
    relative,
    preventScrollReset,
    viewTransition,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
