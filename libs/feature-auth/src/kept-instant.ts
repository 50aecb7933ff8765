import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The time (milliseconds since 1970) at which a countdown ends, kept in the history entry: it continues after a
 * reload, and ends when the page is left.
 */
export function useKeptInstant(
  name: string,
): [instant: number | null, keep: (instant: number | null) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const state = Object(location.state) as Record<string, unknown>
  const kept = state[name]
  // A history entry can be older than the current release, so its content is checked first.
  const instant = typeof kept === 'number' && Number.isFinite(kept) ? kept : null
  const keep = (next: number | null) => {
    // The answer may arrive after the page was left, and must not bring people back to it.
    if (!isHere.current) return
    void navigate(location, { replace: true, state: { ...state, [name]: next }, preventScrollReset: true })
  }
  return [instant, keep]
}
