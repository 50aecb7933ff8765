import { useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * Keeps what was typed into a page's only form before its script loaded, because the HTML of these pages comes first.
 * The app hydrates that form, or replaces it with a new one.
 */
export function useTypedBefore<Name extends string>(
  names: readonly Name[],
  takeOver: (name: Name, value: string) => void,
) {
  // While the first render runs, a form that the app is about to replace is still in the document.
  const [replaced] = useState(() => readTyped(names))
  const look = useEffectEvent(() => {
    for (const [name, value] of [...replaced, ...readTyped(names)]) takeOver(name, value)
  })
  // Before anything renders again, which would restore the former value.
  useLayoutEffect(() => look(), [])
}

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
