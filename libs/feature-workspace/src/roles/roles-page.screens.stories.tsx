import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

export default {
  title: 'Screens/Workspace/Roles',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.roles),
}

export const Table = screen({ shows: 'Super Admin' })
