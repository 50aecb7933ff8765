import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

const team = { name: 'Linden & Oak', user_name: 'Maya Lindqvist' }

export default {
  title: 'Screens/Workspace/Audit log',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.audit),
}

export const WithEntries = screen({ team: { ...team, stores: [{ orders: 1 }] }, shows: 'Maya Lindqvist' })
export const AsAViewer = screen({
  team: { ...team, role: 'viewer' },
  shows: 'Only admins can view the audit log',
})
