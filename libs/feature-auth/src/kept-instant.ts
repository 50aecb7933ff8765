import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An instant (milliseconds since 1970) that a countdown runs to, kept in the history entry: it goes on after a
 * reload, and ends with the visit of the page.
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
  // A history entry outlives releases, so its content is looked at before it is believed.
  const instant = typeof kept === 'number' && Number.isFinite(kept) ? kept : null
  const keep = (next: number | null) => {
    // An answer may come when its page was left already: that must not bring anyone back.
    if (!isHere.current) return
    void navigate(location, { replace: true, state: { ...state, [name]: next }, preventScrollReset: true })
  }
  return [instant, keep]
}
