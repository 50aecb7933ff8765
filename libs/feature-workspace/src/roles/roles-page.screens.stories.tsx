import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

export default {
  title: 'Screens/Workspace/Roles',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.roles),
}

export const Table = screen({ shows: 'Super Admin' })
export const AsAViewer = screen({ team: { role: 'viewer' }, shows: 'Super Admin' })
export const Loading = screen({ waiting: '/users/roles', shows: 'Loading the roles' })
export const Failing = screen({ failing: '/users/roles', shows: 'The page could not be shown' })
