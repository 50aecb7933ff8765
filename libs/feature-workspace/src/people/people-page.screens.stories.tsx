import { screen, screensOf } from '@tandem/workbench/screens'
import { workspaceFeature } from '../feature.ts'
import { workspacePaths } from '../paths.ts'

const team = { name: 'Linden & Oak', user_name: 'Maya Lindqvist', people: 6 }

export default {
  title: 'Screens/Workspace/People',
  tags: ['!autodocs'],
  ...screensOf(workspaceFeature, workspacePaths.users),
}

export const WithPeople = screen({ team, shows: 'Ada Aksoy' })
export const AsAViewer = screen({ team: { ...team, role: 'viewer' }, shows: 'Ada Aksoy' })
export const Failing = screen({ team, failing: '/users', shows: 'The page could not be shown' })
