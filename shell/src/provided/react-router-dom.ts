/**
 * What the page shares as `react-router-dom`: the names in use, without the data router, which weighs more than all of
 * them. A name missing here would crash a remote at run time; the test beside this file compares it with every import.
 */
export {
  BrowserRouter,
  createPath,
  Link,
  NavigationType,
  NavLink,
  parsePath,
  Router,
  StaticRouter,
  UNSAFE_NavigationContext,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
