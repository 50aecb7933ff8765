import { useEffect, useRef, useState } from 'react'

interface TypedSearch {
  /** The text in the box. */
  text: string
  /** The last search it sent. */
  sent: string
  /** The value of `searched` at the last render. */
  seen: string
}

/**
 * The text of a search box, searched shortly after the last key. Typing shows immediately; when `searched`
 * changes from outside (Back, Clear), the box follows.
 */
export function useTypedSearch(searched: string, onSearch: (term: string) => void, delay = 250) {
  const [typed, setTyped] = useState<TypedSearch>({
    text: searched,
    sent: searched,
    seen: searched,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed since the last render: the box follows, unless it sent that search itself.
  if (typed.seen !== searched) {
    setTyped({ seen: searched, sent: searched, text: searched === typed.sent ? typed.text : searched })
  }
  const shown = useLatest(typed.text)
  // A filter may be chosen between the last key and the search: the search must then include it.
  const search = useLatest(onSearch)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    clearTimeout(timer.current)
    setTyped((before) => ({ ...before, text }))
    timer.current = setTimeout(
      () => {
        // The text changed in the meantime, for example by Clear.
        if (shown.current !== text) return
        const term = text.trim()
        setTyped((before) => ({ ...before, sent: term }))
        search.current(term)
      },
      text === '' ? 0 : delay,
    )
  }
  return [typed.text, type] as const
}

/** A value as of the last render, for callbacks that run later. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => void (latest.current = value), [value])
  return latest
}
