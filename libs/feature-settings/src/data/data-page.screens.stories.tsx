import { call } from '@tandem/api-client'
import { deleteTeam } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { settingsFeature } from '../feature.ts'
import { settingsPaths } from '../paths.ts'

export default {
  title: 'Screens/Settings/Your data',
  tags: ['!autodocs'],
  ...screensOf(settingsFeature, settingsPaths.data),
}

export const NothingExported = screen({ team: { name: 'Linden & Oak' }, shows: 'Export everything' })
export const AsAViewer = screen({ team: { role: 'viewer' }, shows: 'Only admins can export team data' })
export const Loading = screen({ waiting: '/team/exports', shows: 'Loading exports' })
export const Failing = screen({ failing: '/team/exports', shows: 'Exports could not be loaded' })
export const DeletionAhead = screen({
  team: { name: 'Linden & Oak' },
  prepare: async (own) => {
    const body = { name: 'Linden & Oak', password: own?.password }
    await call(deleteTeam, { body }, { token: own?.token })
    return settingsPaths.data
  },
  shows: 'Keep the team',
})
