import { ApiError } from '@tandem/api-client'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A form that a browser submitted without script, and the server's answer. */
export interface PostedForm {
  /** The address of its page. */
  path: string
  /** The input by field, never a password. */
  values: Readonly<Record<string, string>>
  /** The refusal in the API's words, with its status; null when there was none. */
  refusal: ConstructorParameters<typeof ApiError>[0] | null
  /** The data of the answer; null when there is none, or only the server may know it. */
  data: unknown
}

/** The submitted form that this document answers; null in every other document. */
export const postedFormAtom = atom<PostedForm | null>(null)

/**
 * The submission of the form on this page, for the first render; nothing after leaving the page.
 *
 * @returns the input, the failure (null when there was none), whether it was submitted at all, and whether it
 * succeeded with nothing left to show.
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
