import type { FormFailure } from '@tandem/page-parts'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Leads to the first field that is refused, once it is drawn: it may be one that was not asked for before. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, { refusals }: FormFailure) {
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in refusals)?.focus()
  }, [form, refusals])
}
