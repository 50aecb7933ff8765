import type { NavigateFunction } from 'react-router'

/**
 * Steps back from an error page: over the refused address too where that stayed in the history (422), otherwise
 * one entry. Never out of the app: where its own entries do not reach that far back, to `/`.
 */
export function goBack(navigate: NavigateFunction, code: string) {
  const steps = code === '422' ? 2 : 1
  // React Router counts the entries of the app in the history's own state.
  const { idx } = Object(window.history.state) as { idx?: unknown }
  void (typeof idx === 'number' && idx >= steps ? navigate(-steps) : navigate('/'))
}
