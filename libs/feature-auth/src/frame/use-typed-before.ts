import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keeps what was typed into a page's only form before its script loaded, because the HTML of these pages
 * comes first.
 */
export function useTypedBefore<Name extends string>(
  names: readonly Name[],
  takeOver: (name: Name, value: string) => void,
) {
  const look = useEffectEvent(() => {
    for (const name of names) {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)
      // An input that React rendered has the value of its attribute; a select rendered without script has its
      // own value.
      if (field && field.value !== '' && field.value !== field.getAttribute('value'))
        takeOver(name, field.value)
    }
  })
  // Before anything renders again, which would restore the former value.
  useLayoutEffect(() => look(), [])
}
