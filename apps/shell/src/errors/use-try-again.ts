import { useLocation, useNavigate } from 'react-router'

/**
 * Enters the current page again. A revalidation wouldn't do: the router keeps an error on screen when one
 * ends before it was drawn.
 */
export function useTryAgain() {
  const navigate = useNavigate()
  const location = useLocation()
  return () => void navigate(location, { replace: true, preventScrollReset: true })
}
