import { useLocation, useNavigate } from 'react-router'

/**
 * What lies over a page by its address: a detail, notes, a dialog. Back closes it, and its link can be shared. Closing
 * goes back over the entry of the history that opening made; where the address came from elsewhere, it takes its place.
 * `layer` tells one kind from another.
 */
export function useAddressLayer(layer: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasOpenedHere = (state as { opened?: unknown } | null)?.opened === layer
  const keepPlace = { preventScrollReset: true } as const
  return {
    /** Opens it at this search part of the address. */
    open: (search: string) => void navigate({ search }, { ...keepPlace, state: { opened: layer } }),
    /** Shows another one in its place: Back still leads to the page below. */
    step: (search: string) => void navigate({ search }, { ...keepPlace, replace: true, state }),
    /** Closes it; this search part is the one without it. */
    close: (search: string) =>
      void (wasOpenedHere ? navigate(-1) : navigate({ search }, { ...keepPlace, replace: true })),
  }
}
