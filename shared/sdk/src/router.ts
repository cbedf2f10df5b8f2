/**
 * The router that remotes share. It exports only what is used, so that the rest of the library is tree-shaken. A remote
 * nests `<Routes>` with absolute paths; the shell renders it under one splat route.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Navigate } from './navigate.ts';
