import { useUser } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { mentionQueries } from './mention-queries.ts'
import { askedMention, matchingPeople, withMention } from './mention-text.ts'
import type { MentionedPerson, OfferedPerson } from './mention-text.ts'

interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  content: string
  onMention: (person: MentionedPerson, content: string) => void
}

/** Offers members while a name is typed after an `@`. The focus stays in the field. */
export function useMentions({ field, content, onMention }: MentionsOptions) {
  const listId = useId()
  const user = useUser()
  /** Where the last typed text ends; null after the caret was moved. */
  const [caret, setCaret] = useState<number | null>(null)
  const [current, setCurrent] = useState(0)
  /** The `@` whose list was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [content, field])

  if (closedAt !== null && content[closedAt] !== '@') setClosedAt(null)
  const asked = caret === null ? null : askedMention(content, caret)
  const isAsked = asked !== null && asked.start !== closedAt
  const { data = [] } = useQuery({ ...mentionQueries.people(), enabled: isAsked })
  const others = data.filter(({ id }) => id !== user.id)
  const people = isAsked ? matchingPeople(others, asked.typed) : []
  const isOpen = people.length > 0
  const index = Math.min(current, people.length - 1)

  // A sheet around the form listens at the document for Escape, and would close before the field hears of it.
  const close = useEffectEvent(() => setClosedAt(asked?.start ?? null))
  useEffect(() => {
    if (!isOpen) return
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', handleEscape, true)
    return () => window.removeEventListener('keydown', handleEscape, true)
  }, [isOpen])

  const choose = (person: OfferedPerson | undefined) => {
    if (asked === null || person === undefined) return
    const next = withMention(content, asked, person)
    nextCaret.current = next.caret
    setCaret(null)
    onMention({ id: person.id, name: person.name }, next.content)
    field.current?.focus()
  }

  /** Handles the keys of an open list; true when a key was one. */
  const handleKey = (event: KeyboardEvent): boolean => {
    // Nobody is chosen from a list that isn't shown yet.
    if (!isOpen || !list.current || event.ctrlKey || event.metaKey || event.altKey) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setCurrent((index + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(people[index])
    else return false
    event.preventDefault()
    return true
  }
  const optionId = (id: number) => `${listId}-${id}`
  const currentPerson = people[index]

  return {
    list: { id: listId, box: list, people, current: currentPerson, optionId, onChoose: choose },
    isOpen,
    handleKey,
    /** Follows what is typed: only then people are offered, so that the arrows can pass a name. */
    handleTyped: () => {
      setCaret(field.current?.selectionEnd ?? null)
      setCurrent(0)
    },
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': currentPerson && optionId(currentPerson.id),
      onSelect: () => {
        if (field.current?.selectionEnd !== caret) setCaret(null)
      },
      onBlur: () => setCaret(null),
    },
  } as const
}
