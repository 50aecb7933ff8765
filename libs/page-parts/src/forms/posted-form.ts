import { ApiError } from '@tandem/api-client'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A form that a browser sent without script, and what the server answered. */
export interface PostedForm {
  /** The address of its page. */
  path: string
  /** What was typed, by field; never a password. */
  values: Readonly<Record<string, string>>
  /** The refusal as the API words it, with its status; null where there was none. */
  refusal: ConstructorParameters<typeof ApiError>[0] | null
  /** The data of the answer; null where there is none, or only the server may know it. */
  data: unknown
}

/** The form that the document answers; null in every document that a browser asked for itself. */
export const postedFormAtom = atom<PostedForm | null>(null)

/**
 * What was sent of the form on this page, for its first picture; nothing once one has left the page.
 *
 * @returns what was typed, the failure (null where there was none), whether it was sent at all, and whether what it asks
 *   for is done and nothing more to say.
 */
export function usePostedForm() {
  const { pathname } = useLocation()
  const posted = useAtomValue(postedFormAtom)
  const store = useStore()
  const [kept] = useState(posted?.path === pathname ? posted : null)
  useEffect(() => () => store.set(postedFormAtom, null), [store])
  const [error] = useState(() => (kept?.refusal ? new ApiError(kept.refusal) : null))
  const isSent = kept !== null
  return { isSent, isDone: isSent && error === null && kept.data === null, values: kept?.values ?? {}, error }
}
