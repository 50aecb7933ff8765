import { endpointQuery } from '@tandem/api-client/react'
import { listAllNotes, NoteSearch } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'

/** The address of the list of all notes. */
export const allNotesAddress = listAddress(NoteSearch, {
  filters: [['notable_type'], ['user_id']],
  saved: 'notes',
})

/** All notes that the reader may see. */
export const allNotesQueries = {
  // Colleagues write notes all the time.
  page: (search: NoteSearch) => endpointQuery(listAllNotes, { search }, { staleTime: 0 }),
}
