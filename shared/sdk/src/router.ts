/**
 * The router as remotes share it. Only what is used is exported: the shell carries nothing else of the library.
 * A remote nests `<Routes>` with absolute paths; the shell renders it under one splat route.
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
