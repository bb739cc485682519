// The names of react-router-dom in use, so that one copy of them, and no more, is shared.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
