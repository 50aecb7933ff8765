import { useAddressLayer } from '@tandem/page-parts'
import { useLocation } from 'react-router'
import type { RowRef } from '../row-ref.ts'
import { withNotes } from './notes-address.ts'

/** Opens the notes of a row in the address. */
export function useNotesSheet() {
  const { search } = useLocation()
  const layer = useAddressLayer('notes')
  return {
    open: (row: Pick<RowRef, 'type' | 'id'>) => layer.open(withNotes(search, row)),
    close: () => layer.close(withNotes(search, null)),
  }
}
