import { useLocation, useNavigate } from 'react-router'
import type { RowRef } from '../row-ref.ts'
import { withNotes } from './notes-address.ts'

/** Marks an entry of the history that opening the notes has made: closing goes back over it. */
const openedHere = { openedNotes: true }

/** Opens the notes of a row by the address, so that Back closes them and the link can be shared. */
export function useNotesSheet() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const keepPlace = { preventScrollReset: true } as const
  return {
    open: (row: Pick<RowRef, 'type' | 'id'>) =>
      void navigate({ search: withNotes(search, row) }, { ...keepPlace, state: openedHere }),
    close: () => {
      const wasOpenedHere = (state as Partial<typeof openedHere> | null)?.openedNotes === true
      void (wasOpenedHere
        ? navigate(-1)
        : navigate({ search: withNotes(search, null) }, { ...keepPlace, replace: true }))
    },
  }
}
