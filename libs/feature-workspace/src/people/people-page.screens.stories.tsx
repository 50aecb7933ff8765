import { call } from '@tandem/api-client'
import { listUsers } from '@tandem/api-contract'
import type { Team } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'
import { invitePath } from './leads.ts'

const team = { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 6 }

export default {
  title: 'Screens/Workspace/People',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.users),
}

export const WithPeople = screen({ team, shows: 'Ada Aksoy' })
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: 'Ada Aksoy' })
export const Failing = screen({ team, failing: '/users', shows: 'The page could not be shown' })
export const Loading = screen({ team, waiting: '/users', shows: 'Loading people' })
export const OnlyYou = screen({ shows: 'It’s just you so far' })
export const NothingFound = screen({
  team,
  at: `${workspacePaths.users}?search_term=nobody`,
  shows: 'No people match',
})
export const Inviting = screen({ team, at: invitePath, shows: 'Send invitations' })

/** A dialog about one of them. */
const opening = (dialog: 'edit' | 'remove' | 'transfer') => async (own: Team) => {
  const search = { search_term: 'Bruno' }
  const { data } = await call(listUsers, { search }, { token: own.token })
  return `${workspacePaths.users}?open=${dialog}-${data[0]?.id}`
}
export const EditingOne = screen({ team, find: opening('edit'), shows: 'Bruno Bergman' })
export const RemovingOne = screen({ team, find: opening('remove'), shows: 'Remove Bruno Bergman?' })
export const HandingOver = screen({ team, find: opening('transfer'), shows: 'Transfer ownership' })
