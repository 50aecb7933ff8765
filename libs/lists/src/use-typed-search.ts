import { useEffect, useRef, useState } from 'react'

/**
 * The text of a search box that is searched for a moment after the last key. What is typed shows at once; when
 * `searched` changes from elsewhere (Back, Clear), the box follows.
 */
export function useTypedSearch(searched: string, onSearch: (term: string) => void, delay = 250) {
  const [typed, setTyped] = useState({ text: searched, sent: searched, seen: searched })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (typed.seen !== searched) {
    setTyped({ seen: searched, sent: searched, text: searched === typed.sent ? typed.text : searched })
  }
  const shown = useRef(typed.text)
  useEffect(() => void (shown.current = typed.text), [typed.text])
  // A filter may be chosen between the last key and the search: it is built on what is wanted then.
  const search = useRef(onSearch)
  useEffect(() => void (search.current = onSearch), [onSearch])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    clearTimeout(timer.current)
    setTyped((before) => ({ ...before, text }))
    timer.current = setTimeout(
      () => {
        // Something else emptied the box meanwhile.
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
