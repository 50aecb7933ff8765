import { call } from '@tandem/api-client'
import { listAuditEntries } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

const team = { name: 'Linden & Oak', user_name: 'Maya Lindqvist' }

export default {
  title: 'Screens/Workspace/Audit log',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.audit),
}

const withStore = { ...team, stores: [{ orders: 1 }] }

export const WithEntries = screen({ team: withStore, shows: 'Maya Lindqvist' })
export const AsAViewer = screen({
  team: { ...team, role: 'viewer' },
  shows: 'Only admins can view the audit log',
})
export const NothingFound = screen({
  team,
  at: `${workspacePaths.audit}?search_term=nobody`,
  shows: 'No entries match',
})
export const Loading = screen({ team, waiting: '/audit', shows: 'Loading the audit log' })
export const Failing = screen({ team, failing: '/audit', shows: 'The page could not be shown' })
export const EntryOpen = screen({
  team: withStore,
  find: async ({ token }) => {
    const { data } = await call(listAuditEntries, { search: {} }, { token })
    return `${workspacePaths.audit}?entry=${data[0]?.id}`
  },
  shows: 'IP address',
})
