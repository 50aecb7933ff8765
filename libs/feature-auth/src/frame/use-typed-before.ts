import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Keeps what was typed into a page's only form before its script loaded, because the HTML of these pages comes first:
 * the app hydrates that form, or replaces it with a new one. Also keeps what was typed before the page was opened
 * again, see `useKeepTyped`.
 */
export function useTypedBefore<Name extends string>(
  names: readonly Name[],
  takeOver: (name: Name, value: string) => void,
) {
  const kept = readKept(useLocation().state)
  // While the first render runs, a form that the app is about to replace is still in the document.
  const [replaced] = useState(() => readTyped(names))
  const look = useEffectEvent(() => {
    for (const name of names) if (typeof kept[name] === 'string') takeOver(name, kept[name])
    for (const [name, value] of [...replaced, ...readTyped(names)]) takeOver(name, value)
  })
  // Before anything renders again, which would restore the former value.
  useLayoutEffect(() => look(), [])
}

/**
 * Keeps in the history entry what was typed so far, except passwords, also those that are shown as text. Call it before
 * the page is opened again.
 */
export function useKeepTyped() {
  const location = useLocation()
  const navigate = useNavigate()
  return async () => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'form input[name]:not([autocomplete$="-password"])',
    )
    const typed = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]))
    const state = { ...Object(location.state), typed }
    await navigate(location, { replace: true, state, preventScrollReset: true })
  }
}

/** A history entry can be older than the current release, so its content is checked by whoever reads it. */
const readKept = (state: unknown) => Object(Object(state).typed) as Record<string, unknown>

function readTyped<Name extends string>(names: readonly Name[]) {
  return names.flatMap((name) => {
    const field = globalThis.document?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `form [name="${name}"]`,
    )
    // An input that React rendered has the value of its attribute; a select rendered without script has its
    // own value.
    const isTyped = field && field.value !== '' && field.value !== field.getAttribute('value')
    return isTyped ? [[name, field.value] as const] : []
  })
}
