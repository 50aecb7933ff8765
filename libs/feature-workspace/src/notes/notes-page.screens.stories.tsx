import { call } from '@tandem/api-client'
import { createNote } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

export default {
  title: 'Screens/Workspace/Notes',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.notes, { store: (id) => `/stores?store=${id}` }),
}

export const WithNotes = screen({
  team: { user_name: 'Maya Lindqvist', stores: [{ name: 'Linden & Oak', orders: 1 }] },
  prepare: async (team) => {
    const notable_id = team?.stores[0]?.id ?? 0
    for (const [content, visible_to_team] of [
      ['Closed on Mondays', true],
      ['Ask for the invoice', false],
    ] as const)
      await call(
        createNote,
        { body: { notable_type: 'store', notable_id, content, visible_to_team } },
        { token: team?.token },
      )
    return workspacePaths.notes
  },
  shows: 'Closed on Mondays',
})
export const WithoutNotes = screen({ shows: 'No notes yet' })

export const Failing = screen({ failing: '/notes/all', shows: 'The page could not be shown' })
export const Loading = screen({ waiting: '/notes/all', shows: 'Loading notes' })
export const NothingFound = screen({
  at: `${workspacePaths.notes}?search_term=nothing`,
  shows: 'No notes match',
})
