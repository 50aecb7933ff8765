import type { FormFailure } from '@tandem/page-parts'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Focuses the first refused field once it is rendered, because it may be a new one. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, { refusals }: FormFailure) {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in refusals)?.focus()
  }, [form, refusals])
}
