import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The state of a link to something over another page: closing it leads back to the page with the link. */
export const returnsHere = { returns: true } as const

/**
 * Something that the address opens over a page: details, notes, a dialog. Back closes it, and its link can be
 * shared. Closing goes back over the history entry that opening made, also to another page whose link has the
 * state `returnsHere`; when the address came from elsewhere, it replaces that entry. `layer` distinguishes the
 * kinds.
 */
export function useAddressLayer(layer: string) {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const { opened, returns } = (state ?? {}) as { opened?: unknown; returns?: unknown }
  const goesBack = opened === layer || returns === true
  const isLeaving = useRef(false)
  // Forward leads to the same entry again.
  useEffect(() => {
    isLeaving.current = false
  }, [key])
  const keepPlace = { preventScrollReset: true } as const
  return {
    /** Opens it with this search part of the address. */
    open: (search: string) => void navigate({ search }, { ...keepPlace, state: { opened: layer } }),
    /** Shows another one in its place: Back still leads to the page below. */
    step: (search: string) => void navigate({ search }, { ...keepPlace, replace: true, state }),
    /** Closes it; this is the search part without it. */
    close: (search: string) => {
      // A double click closes twice before the address changes: going back again would leave the page.
      if (!goesBack || isLeaving.current) return void navigate({ search }, { ...keepPlace, replace: true })
      isLeaving.current = true
      void navigate(-1)
    },
  }
}
