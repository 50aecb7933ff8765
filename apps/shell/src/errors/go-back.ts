import type { NavigateFunction } from 'react-router'

/**
 * Goes back from an error page: also past the refused address if that is still in the history (422),
 * otherwise one entry. It never leaves the app: if the app's own entries don't reach that far back, it goes
 * to `/`.
 */
export function goBack(navigate: NavigateFunction, code: string) {
  const steps = code === '422' ? 2 : 1
  // React Router stores the index of the app's entries in the history's state.
  const { idx } = Object(window.history.state) as { idx?: unknown }
  void (typeof idx === 'number' && idx >= steps ? navigate(-steps) : navigate('/'))
}
