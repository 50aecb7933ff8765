import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Takes over what was typed into the fields of the one form of a page before its script was there: the HTML of these
 * pages comes first.
 */
export function useTypedBefore<Name extends string>(
  names: readonly Name[],
  takeOver: (name: Name, value: string) => void,
) {
  const look = useEffectEvent(() => {
    for (const name of names) {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)
      // An input that React draws holds what its attribute says; a select that was drawn without script, its own.
      if (field && field.value !== '' && field.value !== field.getAttribute('value'))
        takeOver(name, field.value)
    }
  })
  // Before anything is drawn anew, which would put the former value back.
  useLayoutEffect(() => look(), [])
}
