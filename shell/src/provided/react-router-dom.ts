/**
 * What the page shares as `react-router-dom`: the names in use, without the data router, which weighs more than all of
 * them. A name missing here would crash a remote at run time; the test beside this file compares it with every import.
 */
export {
  BrowserRouter,
  createPath,
  Navigate,
  NavigationType,
  parsePath,
  Router,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
export { Link } from './link.tsx';
