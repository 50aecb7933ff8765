import type { FieldTag } from '@tandem/design-system'
import { useState } from 'react'
import { addAddresses } from './invited-addresses.ts'

/** The addresses of a field: those added, each with its problem, and the one that is being typed. */
export function useTypedAddresses() {
  const [tags, setTags] = useState<readonly FieldTag[]>([])
  const [typed, setTyped] = useState('')
  const [needed, setNeeded] = useState<string>()
  return {
    tags,
    setTags,
    typed,
    setTyped,
    /** Why nothing was sent, if no address is to blame. */
    needed,
    setNeeded,
    add: (words: string) => {
      setTyped('')
      setNeeded(undefined)
      setTags((before) => addAddresses(before, words))
    },
    remove: (value: string) => {
      setNeeded(undefined)
      setTags((before) => before.filter((tag) => tag.value !== value))
    },
    /** Also adds what is being typed, and returns all addresses. */
    complete: () => {
      const asked = addAddresses(tags, typed)
      setTags(asked)
      setTyped('')
      return asked
    },
  }
}
